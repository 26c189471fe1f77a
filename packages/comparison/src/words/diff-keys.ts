import { diffArrays } from 'diff';
import { findLongestRun } from '../alignment/longest-run.ts';

/** A stretch of two rows of values: as many of either where they are the same. */
export interface Stretch {
  readonly kind: 'same' | 'deletion' | 'insertion';
  readonly length: number;
}

/** Most insertions and deletions that a diff looks for; its cost grows with their square. */
const longestEdit = 400;

/**
 * What became of a row of values, in order. The shortest way from one to the other where it is not too long; else what
 * is unique in both holds them together, and where nothing is, the one replaces the other as a whole.
 */
export function diffKeys(before: readonly string[], after: readonly string[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  const shared = Math.min(before.length, after.length);
  let head = 0;
  while (head < shared && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shared - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  push(stretches, 'same', head);
  const inner = diffInner(
    before.slice(head, before.length - tail),
    after.slice(head, after.length - tail),
  );
  for (const { kind, length } of inner) push(stretches, kind, length);
  push(stretches, 'same', tail);
  return stretches;
}

function diffInner(before: readonly string[], after: readonly string[]): readonly Stretch[] {
  if (before.length === 0) return [{ kind: 'insertion', length: after.length }];
  if (after.length === 0) return [{ kind: 'deletion', length: before.length }];
  const found = diffArrays([...before], [...after], { maxEditLength: longestEdit });
  if (found === undefined) return diffBetweenAnchors(before, after);
  return found.map(({ added, removed, count }) => ({
    kind: added ? 'insertion' : removed ? 'deletion' : 'same',
    length: count,
  }));
}

function diffBetweenAnchors(before: readonly string[], after: readonly string[]): Stretch[] {
  const anchors = findAnchors(before, after);
  if (anchors.length === 0) {
    return [
      { kind: 'deletion', length: before.length },
      { kind: 'insertion', length: after.length },
    ];
  }
  const stretches: Stretch[] = [];
  let from: readonly [number, number] = [0, 0];
  for (const [b, a] of [...anchors, [before.length, after.length] as const]) {
    if (b < from[0] || a < from[1]) continue;
    const gap = diffKeys(before.slice(from[0], b), after.slice(from[1], a));
    for (const { kind, length } of gap) push(stretches, kind, length);
    if (b === before.length) break;
    push(stretches, 'same', 1);
    from = [b + 1, a + 1];
  }
  return stretches;
}

type Anchor = readonly [before: number, after: number];

/** Places at which three values stand in both once, and in one order. */
function findAnchors(before: readonly string[], after: readonly string[]): readonly Anchor[] {
  const inAfter = listUnique(after);
  const pairs = [...listUnique(before)].flatMap(([key, b]): Anchor[] => {
    const a = inAfter.get(key);
    return a === undefined ? [] : [[b, a]];
  });
  const run = findLongestRun(pairs.map(([, a]) => ({ place: a, weight: 1 })));
  return run.flatMap((index) => pairs.slice(index, index + 1));
}

function listUnique(keys: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (let at = 0; at + 2 < keys.length; at += 1) {
    const key = `${keys[at]} ${keys[at + 1]} ${keys[at + 2]}`;
    places.set(key, places.has(key) ? -1 : at);
  }
  return new Map([...places].filter(([, at]) => at >= 0));
}

function push(stretches: Stretch[], kind: Stretch['kind'], length: number): void {
  if (length === 0) return;
  const last = stretches.at(-1);
  if (last?.kind === kind) stretches[stretches.length - 1] = { kind, length: last.length + length };
  else stretches.push({ kind, length });
}
