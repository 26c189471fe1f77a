import type { Token } from '../text/tokenize.ts';

/** A run of tokens of both versions; one side may be empty. */
export interface TokenRun {
  /**
   * A `same` run has the same number of tokens on both sides, except for words that one version writes with a space.
   */
  readonly isSame: boolean;
  readonly before: readonly [from: number, to: number];
  readonly after: readonly [from: number, to: number];
}

export interface WordsInput {
  readonly before: readonly Token[];
  readonly after: readonly Token[];
  /** The comparison key of each token. */
  readonly keys: { readonly before: readonly string[]; readonly after: readonly string[] };
}
