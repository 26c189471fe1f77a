import { diffKeys } from './diff-keys.ts';
import type { Piece, WordsInput } from './piece.ts';
import { tidy } from './tidy.ts';

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
