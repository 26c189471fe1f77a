import type { Token } from '../text/tokenize.ts';
import { diffKeys } from './diff-keys.ts';
import { tidy } from './tidy.ts';

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

/** What became of the words of a passage, in pieces that can be read: words between two changes go with them where they are few. */
export function compareWords({ before, after, keys }: WordsInput): readonly Piece[] {
  const pieces: Piece[] = [];
  let b = 0;
  let a = 0;
  for (const { kind, length } of diffKeys(keys.before, keys.after)) {
    const toB = kind === 'insertion' ? b : b + length;
    const toA = kind === 'deletion' ? a : a + length;
    const last = pieces.at(-1);
    const isSame = kind === 'same';
    if (last !== undefined && !last.isSame && !isSame) {
      pieces[pieces.length - 1] = {
        isSame,
        before: [last.before[0], toB],
        after: [last.after[0], toA],
      };
    } else pieces.push({ isSame, before: [b, toB], after: [a, toA] });
    [b, a] = [toB, toA];
  }
  return tidy(pieces, { before, after, keys });
}
