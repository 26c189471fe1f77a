import type { Token } from '../text/tokenize.ts';

/** A stretch of tokens of both versions; of one alone where the other's stretch is empty. */
export interface Piece {
  /** `same` pieces have as many tokens on either side, but for words that one version writes with a blank in them. */
  readonly isSame: boolean;
  readonly before: readonly [from: number, to: number];
  readonly after: readonly [from: number, to: number];
}

export interface WordsInput {
  readonly before: readonly Token[];
  readonly after: readonly Token[];
  /** What each token is compared by, as many as there are tokens. */
  readonly keys: { readonly before: readonly string[]; readonly after: readonly string[] };
}
