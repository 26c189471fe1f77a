import type { Evidence, Span } from '@clauselight/schema';
import { createPassage, findEvidence, getSourceSpan, type Passage } from '../../../text/passage.ts';
import { isWithin } from '../../../text/structure/guidance.ts';
import { listBlankDates } from '../../../text/values/blank-dates.ts';
import { type DateOrder, findDateOrder } from '../../../text/values/date-order.ts';
import { type FoundDate, listDates } from '../../../text/values/dates.ts';
import { isInExample } from '../example-words.ts';

/** A date in the document, or a blank for a date. */
export interface DateMention {
  readonly from: number;
  readonly to: number;
  /** ISO 8601; `undefined` for a blank. */
  readonly date: string | undefined;
}

/** The whole document as one passage, with every date in it, in document order. */
export interface DatedText {
  readonly source: string;
  readonly passage: Passage;
  readonly order: DateOrder | undefined;
  readonly mentions: readonly DateMention[];
}

/** Length of the title page, table of contents and opening words, in characters. Chosen by hand on CUAD contracts. */
export const openingLength = 12_000;
/** Length of the closing and the signatures, in characters. Set by hand on CUAD contracts. */
const closingLength = 12_000;

/** Finds every date of a document outside its guidance, and the blanks for dates in its opening and closing. */
export function createDatedText(source: string, guidance: readonly Span[] = []): DatedText {
  const passage = createPassage(source, { start: 0, end: source.length });
  const order = findDateOrder(passage.text);
  const dates = listDates(passage.text, order).filter((date) => !isPageMark(passage.text, date));
  const mentions = addBlanks(passage.text, dates).filter(
    ({ from, to }) =>
      !isWithin(guidance, getSourceSpan(passage, from, to)) && !isOfExample(passage.text, from),
  );
  return { source, passage, order, mentions };
}

/** In characters: how far before a date its sentence is searched for words that open an example. Set by hand. */
const sentenceLength = 200;

function isOfExample(text: string, from: number): boolean {
  const before = text.slice(Math.max(0, from - sentenceLength), from);
  const start = before.search(/(?<=[.!?] )(?<!\be\.g\. )(?=[A-Z"][^.!?]*$)/);
  const words = start < 0 ? before : before.slice(start);
  return isInExample(words, words.length);
}

function addBlanks(text: string, dates: readonly FoundDate[]): readonly DateMention[] {
  const closing = Math.max(openingLength, text.length - closingLength);
  const blanks = [
    ...listBlankDates(text.slice(0, openingLength)),
    ...listBlankDates(text.slice(closing)).map(({ from, to }) => ({
      from: from + closing,
      to: to + closing,
    })),
  ];
  const taken = [...dates];
  const apart = blanks.filter(
    (blank) => !taken.some(({ from, to }) => from < blank.to && blank.from < to),
  );
  return [...dates, ...apart.map((blank) => ({ ...blank, date: undefined }))].sort(
    (a, b) => a.from - b.from,
  );
}

/** The running header of a filing has the filing date: `Source: ACME INC, 8-K, 3/14/2019`. */
function isPageMark(text: string, { from }: FoundDate): boolean {
  return /\bsource: [^:]{0,120}, [^,:]{1,25}, $/i.test(text.slice(Math.max(0, from - 130), from));
}

/** The words before a mention, at most `length` characters. */
export function getBefore({ passage }: DatedText, { from }: DateMention, length: number): string {
  return passage.text.slice(Math.max(0, from - length), from);
}

/** The words after a mention, at most `length` characters. */
export function getAfter({ passage }: DatedText, { to }: DateMention, length: number): string {
  return passage.text.slice(to, to + length);
}

/** The words of a mention in the source text. */
export function findMentionEvidence(
  { source, passage }: DatedText,
  mention: Pick<DateMention, 'from' | 'to'>,
): Evidence | undefined {
  return findEvidence(source, passage, mention);
}

/** Tells whether the mention starts its line, or ends it after words that look like a title. */
export function isTitleLine({ source, passage }: DatedText, { from, to }: DateMention): boolean {
  const start = passage.offsets[from] ?? 0;
  const end = (passage.offsets[to - 1] ?? start) + 1;
  const head = source.slice(Math.max(0, start - 40), start);
  const tail = source.slice(end, end + 40);
  if (/(?:^|\n)[ \t]*$/.test(head)) return /^[ \t.,]*(?:\n|$)|^ +[A-Z]{2}/.test(tail);
  return /(?:^|[\s(])[A-Z0-9][\w.)-]{0,20},?[ \t]*$/.test(head) && /^[ \t.,]*(?:\n|$)/.test(tail);
}
