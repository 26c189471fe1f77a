import type { Block, Clause } from '@clauselight/schema';
import type { Token } from '../text/tokenize.ts';

/** A paragraph, heading, list item, table row or footnote of one version, ready to be compared. */
export interface Passage {
  /** Place among the passages of its version. */
  readonly index: number;
  readonly start: number;
  readonly end: number;
  readonly block: Block;
  /** All of its tokens; those before `bodyAt` are its number. */
  readonly tokens: readonly Token[];
  readonly bodyAt: number;
  /** The number it bears, in one form; absent where it bears none. */
  readonly number?: string;
  /** Its words without its number and without the numbers of references. Passages with one key say the same. */
  readonly key: string;
  /** How many words it has, its number apart. */
  readonly wordCount: number;
  /** The smallest clause it stands in. */
  readonly clause?: Clause;
  /** Clauses that begin in it, in the order of the text. */
  readonly opened: readonly Clause[];
}
