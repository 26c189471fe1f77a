import { diffKeys } from './diff-keys.ts';
import { tidyRuns } from './tidy-runs.ts';
import type { TokenRun, WordsInput } from './token-run.ts';

/**
 * Compares the words of two passages and returns readable runs: few equal words between two changes become part of
 * the change.
 */
export function compareWords({ before, after, keys }: WordsInput): readonly TokenRun[] {
  const pieces: TokenRun[] = [];
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
  return tidyRuns(pieces, { before, after, keys });
}
