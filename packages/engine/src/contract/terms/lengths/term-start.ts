import { findEvidence, type Passage } from '../../../text/passage.ts';
import { listDates } from '../../../text/values/dates.ts';
import type { ComputedDate } from '../dates/computed-date.ts';
import { listDateReferences } from '../dates/date-references.ts';
import type { KnownDates } from '../dates/known-dates.ts';
import type { TimeMention } from './time-mention.ts';

/** The date that a length of time is counted from. */
export interface TermStart {
  readonly day: ComputedDate;
  /** The words of the passage that name the date; absent when no words do. */
  readonly words?: { readonly from: number; readonly to: number };
}

/** A length of time with its passage, and the dates known so far. */
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
/** `such date` refers back to the date named before the length. */
const backward = /^[^.;,]{0,40}\b(?:from|after|following|of) (?:such|that|said) (?:date|day)\b/i;
/** How far after and before a length, and after a point, words count; in characters, set by hand, measured with `npm run evaluate:terms`. */
const afterLength = 130;
const beforeLength = 220;
const pointLength = 80;

/**
 * Finds the date that a length of time is counted from: as its sentence says, or else the effective date or the date of
 * the agreement. Returns nothing when it is counted from an event or an unknown date.
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
  /** Start of the words in the passage. */
  readonly from: number;
  readonly words: string;
}

const effectiveDate =
  /\b(?:(?:the|this|such|said|its|of|from|on) |^ ?)["']?(?:effective|commencement|start) date\b/i;
const namedDate = /\b(?:[A-Z][\w-]* ){1,5}[Dd]ate\b/;

/** Returns `open` when the words name a date that depends on an event. */
function findPoint(
  { source, passage, known }: TermStartInput,
  { from, words }: PointWords,
): TermStart | 'open' | undefined {
  const date = listDates(words, known.order)[0];
  const reference = listDateReferences(words)[0];
  const effective = effectiveDate.exec(words);
  const ends = [date?.from, reference?.from, effective?.index].map((at) => at ?? Infinity);
  const first = Math.min(...ends);
  const createWords = (end: number) => ({ words: { from, to: from + end } });
  if (date !== undefined && date.from === first) {
    const evidence = findEvidence(source, passage, { from: from + date.from, to: from + date.to });
    return evidence && { day: { date: date.date, evidence }, ...createWords(date.to) };
  }
  if (reference !== undefined && reference.from === first) {
    const day = known.agreement ?? known.effective;
    return day && { day, ...createWords(reference.to) };
  }
  if (effective !== null && effective.index === first) {
    const day = known.effective ?? (known.isEffectiveOpen ? undefined : known.agreement);
    return day ? { day, ...createWords(effective.index + effective[0].length) } : 'open';
  }
  const name = namedDate.exec(words);
  const day = name && known.named.get(name[0].toLowerCase().replace(/^the /, ''));
  return name && day ? { day, ...createWords(name.index + name[0].length) } : undefined;
}
