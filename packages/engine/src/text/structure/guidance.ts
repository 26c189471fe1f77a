import type { Span } from '@clauselight/schema';
import type { DocumentStructure, Sentence } from '../document-structure.ts';
import { findHelpLines } from './help-lines.ts';

const note =
  /^\W{0,6}(?:guidance|explanatory|drafting|practice|easy[- ]read|user) notes?\b|^\W{0,6}notes? (?:for|to) (?:the )?(?:landlords?|tenants?|users?|parties|drafters?|completion|guidance)\b/i;
const heading =
  /\b(?:guidance|explanatory|easy[- ]read|drafting) notes?\b|\bhow to (?:complete|fill in)\b|\b(?:how|when) to use(?: (?:this|the) (?:template|form|model|agreement|contract|document|note)\b|\W*$)|\bknow your rights\b|^\W*(?:guidance|instructions)\W*$|\b(?:about|using) this (?:template|form|model)\b|\btips (?:for|on|to)\b|\bred flags?\b|\bclauses? explained\b|\breview checklist\b|\bnegotiat(?:ion|ing) (?:points|tips)\b/i;
/** What is to be thrown away once the form is filled in. */
const thrownAway =
  /\b(?:delete|remove|discard) (?:this|these|the above) (?:(?:help|cover|instruction|guidance) )?(?:pages?|sheets?|instructions?|notes?|guidance)\b/i;
/** In characters: guidance on one clause is no longer than this, should its end not be recognized. Set by hand. */
const longestNote = 6000;

type Parsed = Pick<DocumentStructure, 'sentences' | 'clauses' | 'title'>;

/**
 * Finds the passages of a form that speak to whoever fills it in: notes up to the next numbered clause or heading, whole
 * clauses under a heading that says so, the help page before the title, and help on what to write with its examples. They
 * describe terms and are none. The spans are in order and apart from each other.
 */
export function findGuidance(text: string, { sentences, clauses, title }: Parsed): readonly Span[] {
  const help = findHelpLines(sentences);
  const whole = clauses.filter(
    ({ heading: own, number }) =>
      own !== undefined && (heading.test(own) || (number === undefined && note.test(own))),
  );
  return joinSpans([
    ...listNotes(sentences, clauses),
    ...whole.map(({ start, end }) => ({ start, end })),
    ...findHelpPage(text, title, help.passages),
    ...help.passages,
    ...help.examples,
  ]);
}

function listNotes(
  sentences: readonly Sentence[],
  clauses: DocumentStructure['clauses'],
): readonly Span[] {
  const starts = clauses.map(({ start }) => start);
  return sentences
    .filter(({ passage }) => note.test(passage.text))
    .map(({ start }) => {
      const next = starts.find((other) => other > start) ?? Number.POSITIVE_INFINITY;
      return { start, end: Math.min(next, start + longestNote) };
    });
}

/** Everything before the title, where that is help to fill in the form or says that it is to be thrown away. */
function findHelpPage(
  text: string,
  title: Span | undefined,
  help: readonly Span[],
): readonly Span[] {
  if (title === undefined) return [];
  const isHelp =
    help.some(({ end }) => end <= title.start) || thrownAway.test(text.slice(0, title.start));
  return isHelp ? [{ start: 0, end: title.start }] : [];
}

function joinSpans(spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last === undefined || start > last.end) joined.push({ start, end });
    else joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, end) };
  }
  return joined;
}

/** Tells whether a span lies within one of these, which are in order and apart from each other. */
export function isWithin(spans: readonly Span[], { start, end }: Span): boolean {
  let [from, to] = [0, spans.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((spans[middle]?.end ?? 0) < end) from = middle + 1;
    else to = middle;
  }
  const last = spans[from];
  return last !== undefined && last.start <= start && end <= last.end;
}
