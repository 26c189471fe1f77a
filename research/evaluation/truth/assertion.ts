import type { Evidence, Severity } from '@clauselight/schema';
import { hash } from './hash.ts';

/** What kind of statement an assertion is. A check's outcome has a class of its own for each value. */
export type AssertionClass =
  | 'kind'
  | 'score'
  | 'finding'
  | 'bearer'
  | `outcome ${string}`
  | 'nda-check'
  | 'provision'
  | 'party'
  | 'date'
  | 'deadline'
  | 'amount'
  | 'duration'
  | 'law'
  | 'obligation'
  | 'document'
  | 'summary'
  | 'recommendation'
  | 'message'
  | 'strength'
  | 'gap'
  | 'detail';

/** One statement of the product about a document, as a row to judge. */
export interface Assertion {
  /** The same as long as document, class, subject and key are. */
  readonly id: string;
  /** The path below the data folder. */
  readonly document: string;
  readonly class: AssertionClass;
  /** The rule, the type of term, the category or the section: a short label without words of the document. */
  readonly subject: string;
  /** The sentence as a reader sees it. */
  readonly statement: string;
  /** The words it rests on; absent if it rests on none. */
  readonly quote?: string;
  /** Of findings. */
  readonly severity?: Severity;
  /** How many sides bear a finding; of bearers. */
  readonly sides?: number;
}

export interface AssertionDraft extends Omit<Assertion, 'id'> {
  /** What makes the statement another one, if not its words. Case, punctuation and spaces do not count. */
  readonly key?: string;
}

/** Gives a statement its id: 16 hexadecimal digits of a hash of document, class, subject and folded key. */
export function createAssertion({ key, ...draft }: AssertionDraft): Assertion {
  const folded = fold(key ?? draft.statement);
  const id = hash([draft.document, draft.class, draft.subject, folded].join('\n')).slice(0, 16);
  return { id, ...draft };
}

/** Words without case, punctuation and spaces of their own, so that a new comma makes no new statement. */
export function fold(words: string): string {
  return words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of evidence in one line. */
export function quoteEvidence(evidence: readonly (Evidence | undefined)[]): string | undefined {
  const quotes = evidence.flatMap((one) => (one === undefined ? [] : [toLine(one.quote)]));
  return quotes.length === 0 ? undefined : quotes.join(' […] ');
}

/** Words in one line. */
export function toLine(words: string): string {
  return words.replace(/\s+/g, ' ').trim();
}
