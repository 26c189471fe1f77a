import type { Passage } from '../passages/passage.ts';
import { diffKeys } from '../words/diff-keys.ts';
import { type Gap, listGaps, listUnpaired, type Pairing, pair } from './pairing.ts';

/**
 * Pairs passages with equal text: first those that occur once in both versions, anywhere; then their neighbors; then,
 * between the pairs, equal text in equal order.
 */
export function pairEqual(pairing: Pairing): void {
  pairUnique(pairing);
  extend(pairing, 1);
  extend(pairing, -1);
  for (const gap of listGaps(pairing)) pairInOrder(pairing, gap);
}

function pairUnique(pairing: Pairing): void {
  const inAfter = listUnique(pairing.after);
  for (const [key, before] of listUnique(pairing.before)) {
    const after = inAfter.get(key);
    if (after !== undefined) pair(pairing, before, after);
  }
}

function listUnique(passages: readonly Passage[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const { key, index, wordCount } of passages) {
    if (wordCount > 0) places.set(key, places.has(key) ? -1 : index);
  }
  return new Map([...places].filter(([, index]) => index >= 0));
}

/** Text that occurs more often than this is no evidence of a position: lines repeated on every page, empty forms. */
const tooOften = 3;

function countKeys(passages: readonly Passage[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { key } of passages) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Equal neighbors of a pair are a pair too. */
function extend(pairing: Pairing, step: 1 | -1): void {
  const { before, after, toAfter } = pairing;
  const counts = countKeys(before);
  const indexes = [...before.keys()];
  if (step === -1) indexes.reverse();
  for (const index of indexes) {
    const partner = toAfter[index] ?? -1;
    if (partner === -1) continue;
    const next = before[index + step];
    if (next === undefined || (counts.get(next.key) ?? 0) >= tooOften) continue;
    if (next.key === after[partner + step]?.key) {
      pair(pairing, index + step, partner + step);
    }
  }
}

function pairInOrder(pairing: Pairing, gap: Gap): void {
  const before = listUnpaired(pairing.toAfter, gap.before);
  const after = listUnpaired(pairing.toBefore, gap.after);
  if (before.length === 0 || after.length === 0) return;
  const keyOf = (passages: readonly Passage[]) => (index: number) => passages[index]?.key ?? '';
  const stretches = diffKeys(before.map(keyOf(pairing.before)), after.map(keyOf(pairing.after)));
  let b = 0;
  let a = 0;
  for (const { kind, length } of stretches) {
    for (let at = 0; kind === 'same' && at < length; at += 1) {
      pair(pairing, before[b + at] ?? 0, after[a + at] ?? 0);
    }
    if (kind !== 'insertion') b += length;
    if (kind !== 'deletion') a += length;
  }
}
