import type { Passage } from '../passages/passage.ts';
import { type Features, measureContainment, measureLikeness } from './likeness.ts';
import { type Gap, listGaps, listUnpaired, type Pairing, pair } from './pairing.ts';

type FeaturesOf = (passage: Passage) => Features;

/** A shingle of more passages than this identifies none of them. */
const commonest = 6;
/** Two passages at least this similar are a pair, at any distance. */
const sameAnywhere = 0.6;
/** From this likeness on, two passages between the same neighbors are a pair. */
const sameHere = 0.3;
/** Passages with fewer words are recognized by their position only. */
const fewestWords = 5;
/** Gaps with more pairs of passages than this are not tried pair by pair. */
const largestGap = 2500;

/** Pairs passages with changed words: the most similar ones anywhere, then those between the same pairs. */
export function pairSimilar(pairing: Pairing, getFeatures: FeaturesOf): void {
  const candidates = listCandidates(pairing, getFeatures);
  for (const { before, after, likeness } of candidates) {
    if (likeness >= sameAnywhere) pair(pairing, before, after);
  }
  for (const gap of listGaps(pairing)) pairInGap(pairing, gap, getFeatures);
}

interface Candidate {
  readonly before: number;
  readonly after: number;
  readonly likeness: number;
}

/** Pairs that share a rare shingle, the most similar first. */
function listCandidates(pairing: Pairing, getFeatures: FeaturesOf): readonly Candidate[] {
  const all: Gap['before'] = [0, Math.max(pairing.before.length, pairing.after.length)];
  const isLong = ({ wordCount }: Passage) => wordCount >= fewestWords;
  const left = choose(pairing.before, listUnpaired(pairing.toAfter, all)).filter(isLong);
  const right = choose(pairing.after, listUnpaired(pairing.toBefore, all)).filter(isLong);
  const holders = indexShingles(right, getFeatures);
  return left
    .flatMap((before) => {
      const counts = new Map<Passage, number>();
      for (const shingle of getFeatures(before).shingles) {
        const found = holders.get(shingle) ?? [];
        if (found.length > commonest) continue;
        for (const one of found) counts.set(one, (counts.get(one) ?? 0) + 1);
      }
      const best = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 5);
      return best.map(([after]) => ({
        before: before.index,
        after: after.index,
        likeness: measureLikeness(getFeatures(before).all, getFeatures(after).all),
      }));
    })
    .sort((a, b) => b.likeness - a.likeness || a.before - b.before || a.after - b.after);
}

function choose(passages: readonly Passage[], indexes: readonly number[]): readonly Passage[] {
  return indexes.flatMap((index) => passages.slice(index, index + 1));
}

function indexShingles(
  passages: readonly Passage[],
  getFeatures: FeaturesOf,
): ReadonlyMap<string, readonly Passage[]> {
  const holders = new Map<string, Passage[]>();
  for (const passage of passages) {
    for (const shingle of getFeatures(passage).shingles) {
      const known = holders.get(shingle);
      if (known === undefined) holders.set(shingle, [passage]);
      else if (known.length <= commonest) known.push(passage);
    }
  }
  return holders;
}

/** Pairs the passages of a gap in order, with the highest total likeness. */
function pairInGap(pairing: Pairing, gap: Gap, getFeatures: FeaturesOf): void {
  const before = choose(pairing.before, listUnpaired(pairing.toAfter, gap.before));
  const after = choose(pairing.after, listUnpaired(pairing.toBefore, gap.after));
  if (before.length === 0 || after.length === 0) return;
  if (before.length * after.length > largestGap) return;
  const likeness = before.map((b) => after.map((a) => weigh(b, a, getFeatures)));
  // sums[b][a]: the highest sum for the passages from b and from a on.
  const sums = Array.from({ length: before.length + 1 }, () => after.map(() => 0).concat(0));
  const at = (rows: readonly (readonly number[])[], b: number, a: number) => rows[b]?.[a] ?? 0;
  for (let b = before.length - 1; b >= 0; b -= 1) {
    for (let a = after.length - 1; a >= 0; a -= 1) {
      const paired = at(likeness, b, a);
      const sum = paired === 0 ? 0 : paired + at(sums, b + 1, a + 1);
      const row = sums[b];
      if (row !== undefined) row[a] = Math.max(sum, at(sums, b + 1, a), at(sums, b, a + 1));
    }
  }
  let [b, a] = [0, 0];
  while (b < before.length && a < after.length) {
    const paired = at(likeness, b, a);
    if (paired > 0 && at(sums, b, a) === paired + at(sums, b + 1, a + 1)) {
      pair(pairing, before[b]?.index ?? 0, after[a]?.index ?? 0);
      b += 1;
      a += 1;
    } else if (at(sums, b, a) === at(sums, b + 1, a)) b += 1;
    else a += 1;
  }
}

/** Likeness of two passages of one gap; 0 if they cannot be a pair. */
function weigh(before: Passage, after: Passage, getFeatures: FeaturesOf): number {
  const [b, a] = [getFeatures(before), getFeatures(after)];
  const shorter = Math.min(before.wordCount, after.wordCount);
  if (before.key === after.key) return 1;
  const contained = shorter >= fewestWords ? 0.6 * measureContainment(b.shingles, a.shingles) : 0;
  const likeness = Math.max(measureLikeness(b.all, a.all), contained);
  if (likeness >= sameHere) return likeness;
  return hasSameHeading(before, after) ? sameHere : 0;
}

function hasSameHeading(before: Passage, after: Passage): boolean {
  const [b, a] = [before, after].map(
    ({ opened }) => opened.find(({ heading }) => heading)?.heading,
  );
  return b !== undefined && b.toLowerCase() === a?.toLowerCase();
}
