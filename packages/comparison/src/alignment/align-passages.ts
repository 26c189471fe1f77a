import type { Passage } from '../passages/passage.ts';
import { attachParts, type Match } from './attach-parts.ts';
import { createFeatureStore } from './likeness.ts';
import { findLongestRun } from './longest-run.ts';
import { pairEqual } from './pair-equal.ts';
import { pairSimilar } from './pair-similar.ts';
import { createPairing, type Pairing } from './pairing.ts';

export interface AlignedMatch extends Match {
  /** Whether its order among its neighbors changed. */
  readonly isMoved: boolean;
}

/** A single passage with fewer words does not count as moved: headings and table cells recur. */
const fewestMovedWords = 4;

/**
 * Finds which passages of the earlier version became which of the later one, in the earlier order. Deterministic;
 * time grows with the number of words.
 */
export function alignPassages(
  before: readonly Passage[],
  after: readonly Passage[],
): readonly AlignedMatch[] {
  const pairing = createPairing(before, after);
  const getFeatures = createFeatureStore();
  pairEqual(pairing);
  dropStrays(pairing);
  pairSimilar(pairing, getFeatures);
  dropStrays(pairing);
  return markMoved(attachParts(pairing, getFeatures), before);
}

/** Separates short passages that are paired out of order and on their own: such matches are coincidences. */
function dropStrays({ before, toAfter, toBefore }: Pairing): void {
  const paired = [...toAfter.keys()].filter((index) => toAfter[index] !== -1);
  const steady = new Set(
    findLongestRun(
      paired.map((index) => ({
        position: toAfter[index] ?? 0,
        weight: 1 + (before[index]?.wordCount ?? 0),
      })),
    ).flatMap((at) => paired.slice(at, at + 1)),
  );
  for (const index of paired) {
    const partner = toAfter[index] ?? -1;
    if (steady.has(index) || (before[index]?.wordCount ?? 0) >= fewestMovedWords) continue;
    const isAlone = [-1, 1].every((step) => toAfter[index + step] !== partner + step);
    if (!isAlone) continue;
    toAfter[index] = -1;
    toBefore[partner] = -1;
  }
}

function markMoved(
  matches: readonly Match[],
  passages: readonly Passage[],
): readonly AlignedMatch[] {
  // The position of footnotes among the passages depends on the page breaks.
  const ordered = matches.filter(
    ({ before }) => passages[before[0] ?? 0]?.block.kind !== 'footnote',
  );
  const run = findLongestRun(
    ordered.map(({ before, after }) => ({
      position: after[0] ?? 0,
      weight: before.reduce((sum, index) => sum + 1 + (passages[index]?.wordCount ?? 0), 0),
    })),
  );
  const moved = new Set(ordered);
  for (const index of run) for (const match of ordered.slice(index, index + 1)) moved.delete(match);
  return matches.map((match) => ({ ...match, isMoved: moved.has(match) }));
}
