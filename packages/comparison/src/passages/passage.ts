import type { Block, Clause } from '@clauselight/schema';
import type { Token } from '../text/tokenize.ts';

/** A paragraph, heading, list item, table row or footnote of one version, prepared for comparison. */
export interface Passage {
  /** Index among the passages of its version. */
  readonly index: number;
  readonly start: number;
  readonly end: number;
  readonly block: Block;
  /** All tokens; those before `bodyAt` are the number. */
  readonly tokens: readonly Token[];
  readonly bodyAt: number;
  /** The number in canonical form; absent if there is none. */
  readonly number?: string;
  /**
   * The words without the passage's number and without the numbers of references. Passages with equal keys say the
   * same.
   */
  readonly key: string;
  /** Number of words, without the passage's number. */
  readonly wordCount: number;
  /** The smallest clause that contains it. */
  readonly clause?: Clause;
  /** Clauses that begin in it, in text order. */
  readonly opened: readonly Clause[];
}
