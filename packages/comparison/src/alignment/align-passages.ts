import type { Passage } from '../passages/passage.ts';
import { attachParts, type Match } from './attach-parts.ts';
import { createFeatureStore } from './likeness.ts';
import { findLongestRun } from './longest-run.ts';
import { pairEqual } from './pair-equal.ts';
import { pairSimilar } from './pair-similar.ts';
import { createPairing, type Pairing } from './pairing.ts';

export interface AlignedMatch extends Match {
  /** Stands in another order than its neighbours did. */
  readonly isMoved: boolean;
}

/** A single passage with fewer words is not believed to have moved: headings and table cells recur. */
const fewestMovedWords = 4;

/**
 * Which passages of the earlier version became which of the later one, in the order of the earlier. Deterministic; time
 * grows with the number of words, whatever they say.
 */
export function alignPassages(
  before: readonly Passage[],
  after: readonly Passage[],
): readonly AlignedMatch[] {
  const pairing = createPairing(before, after);
  const featuresOf = createFeatureStore();
  pairEqual(pairing);
  dropStrays(pairing);
  pairSimilar(pairing, featuresOf);
  dropStrays(pairing);
  return markMoved(attachParts(pairing, featuresOf), before);
}

/** Separates short passages that are out of order and stand alone there: that they are the same ones is chance. */
function dropStrays({ before, toAfter, toBefore }: Pairing): void {
  const paired = [...toAfter.keys()].filter((index) => toAfter[index] !== -1);
  const steady = new Set(
    findLongestRun(
      paired.map((index) => ({
        place: toAfter[index] ?? 0,
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
  // Where footnotes stand among the passages follows the pages.
  const ordered = matches.filter(
    ({ before }) => passages[before[0] ?? 0]?.block.kind !== 'footnote',
  );
  const run = findLongestRun(
    ordered.map(({ before, after }) => ({
      place: after[0] ?? 0,
      weight: before.reduce((sum, index) => sum + 1 + (passages[index]?.wordCount ?? 0), 0),
    })),
  );
  const moved = new Set(ordered);
  for (const index of run) for (const match of ordered.slice(index, index + 1)) moved.delete(match);
  return matches.map((match) => ({ ...match, isMoved: moved.has(match) }));
}
