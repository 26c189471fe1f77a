import { findEvidence, type Passage } from '../../../text/passage.ts';
import { listDates } from '../../../text/values/dates.ts';
import type { ComputedDate } from '../dates/computed-date.ts';
import { listDateReferences } from '../dates/date-references.ts';
import type { KnownDates } from '../dates/known-dates.ts';
import type { TimeMention } from './time-mention.ts';

/** The day a length of time is counted from. */
export interface TermStart {
  readonly day: ComputedDate;
  /** The words of the passage that name it; absent where none do. */
  readonly words?: { readonly from: number; readonly to: number };
}

/** What a length of time stands in, and the days known by then. */
interface TermStartInput {
  readonly source: string;
  readonly passage: Passage;
  readonly length: TimeMention;
  readonly known: KnownDates;
}

const pointAfter =
  /^(?:['"]s?)?,? ?(?:\([^()]{0,60}\) ?)?,? ?(?:(?:period|term|terms) ?)?(?:\([^()]{0,60}\) ?)?,? ?(?:from|after|following|of|commencing|beginning|starting|since|which (?:shall|will) commence|to commence|with effect|subsequent to|calculated from|on)\b/i;
const unknownPoint =
  /^[^.;,]{0,60}?\b(?:from|after|following|of|commencing|beginning|starting|since|subsequent to|on|upon) (?:and after |and including |on |upon |with |from |the )*(?:later|earlier|last|first|launch|closing|completion|delivery|installation|acceptance|(?:[\w'-]+ ){1,4}(?:launch|date|day|sale|opening|operation)s?\b|date)/i;
const startWord =
  /\b(?:commenc\w+|begin(?:s|ning)?|start(?:s|ing)?|effective(?! date)|into force|into effect|from)\b/gi;
/** `such date` points back to the day named before the length. */
const backward = /^[^.;,]{0,40}\b(?:from|after|following|of) (?:such|that|said) (?:date|day)\b/i;
const afterLength = 130;
const beforeLength = 220;
const pointLength = 80;

/**
 * The day a length of time is counted from, as its sentence says, and where it says nothing, the day the agreement
 * applies from or bears. Nothing where it is counted from an event or a day that is not known.
 */
export function findTermStart(input: TermStartInput): TermStart | undefined {
  const { passage, length, known } = input;
  const after = passage.text.slice(length.to, length.to + afterLength).split(/[.;]/)[0] ?? '';
  if (pointAfter.test(after) && !backward.test(after)) {
    const point = findPoint(input, { from: length.to, words: after });
    if (point !== undefined) return point === 'open' ? undefined : point;
    if (unknownPoint.test(after)) return undefined;
  }
  const start = Math.max(0, length.from - beforeLength);
  const before = passage.text.slice(start, length.from);
  for (const match of [...before.matchAll(startWord)].reverse()) {
    const from = start + match.index + match[0].length;
    const words = passage.text.slice(from, Math.min(length.from, from + pointLength));
    const point = findPoint(input, { from, words });
    if (point !== undefined) return point === 'open' ? undefined : point;
  }
  const day = known.effective ?? known.agreement;
  return day && { day };
}

interface PointWords {
  /** Where the words begin in the passage. */
  readonly from: number;
  readonly words: string;
}

const effectiveDate =
  /\b(?:(?:the|this|such|said|its|of|from|on) |^ ?)["']?(?:effective|commencement|start) date\b/i;
const namedDate = /\b(?:[A-Z][\w-]* ){1,5}[Dd]ate\b/;

/** `open` where the words name a day that hangs on an event. */
function findPoint(
  { source, passage, known }: TermStartInput,
  { from, words }: PointWords,
): TermStart | 'open' | undefined {
  const date = listDates(words, known.order)[0];
  const reference = listDateReferences(words)[0];
  const effective = effectiveDate.exec(words);
  const ends = [date?.from, reference?.from, effective?.index].map((at) => at ?? Infinity);
  const first = Math.min(...ends);
  const place = (end: number) => ({ words: { from, to: from + end } });
  if (date !== undefined && date.from === first) {
    const evidence = findEvidence(source, passage, { from: from + date.from, to: from + date.to });
    return evidence && { day: { date: date.date, evidence }, ...place(date.to) };
  }
  if (reference !== undefined && reference.from === first) {
    const day = known.agreement ?? known.effective;
    return day && { day, ...place(reference.to) };
  }
  if (effective !== null && effective.index === first) {
    const day = known.effective ?? (known.isEffectiveOpen ? undefined : known.agreement);
    return day ? { day, ...place(effective.index + effective[0].length) } : 'open';
  }
  const name = namedDate.exec(words);
  const day = name && known.named.get(name[0].toLowerCase().replace(/^the /, ''));
  return name && day ? { day, ...place(name.index + name[0].length) } : undefined;
}
