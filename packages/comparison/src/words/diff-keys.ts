import { diffArrays } from 'diff';
import { findLongestRun } from '../alignment/longest-run.ts';

/** A run of two sequences of keys; if it is `same`, it has the same length in both. */
export interface KeyRun {
  readonly kind: 'same' | 'deletion' | 'insertion';
  readonly length: number;
}

/** The most insertions and deletions of a diff; its cost grows with their square. */
const longestEdit = 400;

/**
 * Compares two sequences of keys. Returns the shortest edit if it is not too long. Otherwise keys that are unique in
 * both sequences serve as anchors; without anchors, the whole sequence is replaced.
 */
export function diffKeys(before: readonly string[], after: readonly string[]): readonly KeyRun[] {
  const stretches: KeyRun[] = [];
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

function diffInner(before: readonly string[], after: readonly string[]): readonly KeyRun[] {
  if (before.length === 0) return [{ kind: 'insertion', length: after.length }];
  if (after.length === 0) return [{ kind: 'deletion', length: before.length }];
  const found = diffArrays([...before], [...after], { maxEditLength: longestEdit });
  if (found === undefined) return diffBetweenAnchors(before, after);
  return found.map(({ added, removed, count }) => ({
    kind: added ? 'insertion' : removed ? 'deletion' : 'same',
    length: count,
  }));
}

function diffBetweenAnchors(before: readonly string[], after: readonly string[]): KeyRun[] {
  const anchors = findAnchors(before, after);
  if (anchors.length === 0) {
    return [
      { kind: 'deletion', length: before.length },
      { kind: 'insertion', length: after.length },
    ];
  }
  const stretches: KeyRun[] = [];
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

/** Positions of three consecutive keys that occur once in both sequences, in the same order. */
function findAnchors(before: readonly string[], after: readonly string[]): readonly Anchor[] {
  const inAfter = listUnique(after);
  const pairs = [...listUnique(before)].flatMap(([key, b]): Anchor[] => {
    const a = inAfter.get(key);
    return a === undefined ? [] : [[b, a]];
  });
  const run = findLongestRun(pairs.map(([, a]) => ({ position: a, weight: 1 })));
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

function push(stretches: KeyRun[], kind: KeyRun['kind'], length: number): void {
  if (length === 0) return;
  const last = stretches.at(-1);
  if (last?.kind === kind) stretches[stretches.length - 1] = { kind, length: last.length + length };
  else stretches.push({ kind, length });
}
