import { type OutputCalibration, outputCount } from '@clauselight/engine/research';
import type { ScoredLines } from './score-lines.ts';

interface Point {
  readonly score: number;
  readonly label: number;
}

const steps = 25;
const lowest = -12;
/** Below that probability nothing counts, however hard an output is to tell. */
const leastShare = 0.05;

/**
 * How scores of documents that were not learned from become probabilities (Platt 1999), and the score from which on an
 * output counts: the one whose probability is half of the highest F1 that a threshold can reach among them. For
 * probabilities that are what they say that is where F1 is highest (Lipton, Elkan and Naryanaswamy 2014), and it depends
 * less on chance than the place where F1 happened to be highest.
 */
export function fitReadings(scored: readonly ScoredLines[]): readonly OutputCalibration[] {
  return Array.from({ length: outputCount }, (_, output) => {
    const points = scored.flatMap(({ scores, labels }) =>
      labels.map((label, line) => ({
        score: Math.max(lowest, scores[line * outputCount + output] ?? lowest),
        label: label[output] ?? 0,
      })),
    );
    const { slope, offset } = fitSlope(points);
    const share = Math.max(leastShare, findBestF1(points) / 2);
    const threshold = (Math.log(share / (1 - share)) - offset) / slope;
    return { slope, offset, threshold: Math.fround(threshold) };
  });
}

/** Newton's method for the log-likelihood of `slope * score + offset`. */
function fitSlope(points: readonly Point[]): { readonly slope: number; readonly offset: number } {
  const unfair = points.reduce((sum, { label }) => sum + label, 0);
  // From a level start Newton's steps do not overshoot.
  let slope = 0;
  let offset = Math.log((unfair + 1) / (points.length - unfair + 1));
  for (let step = 0; step < steps; step += 1) {
    const sums = sumDerivatives(points, slope, offset);
    const determinant = sums.slopeSlope * sums.offsetOffset - sums.slopeOffset ** 2;
    slope -= (sums.offsetOffset * sums.slope - sums.slopeOffset * sums.offset) / determinant;
    offset -= (sums.slopeSlope * sums.offset - sums.slopeOffset * sums.slope) / determinant;
  }
  return { slope: Math.fround(slope), offset: Math.fround(offset) };
}

function sumDerivatives(points: readonly Point[], slope: number, offset: number) {
  const sums = { slope: 0, offset: 0, slopeSlope: 1e-3, slopeOffset: 0, offsetOffset: 1e-3 };
  for (const { score, label } of points) {
    const chance = 1 / (1 + Math.exp(-(slope * score + offset)));
    const curvature = chance * (1 - chance);
    sums.slope += (chance - label) * score;
    sums.offset += chance - label;
    sums.slopeSlope += curvature * score * score;
    sums.slopeOffset += curvature * score;
    sums.offsetOffset += curvature;
  }
  return sums;
}

function findBestF1(points: readonly Point[]): number {
  const sorted = points.toSorted((a, b) => b.score - a.score);
  const all = points.reduce((sum, { label }) => sum + label, 0);
  let found = 0;
  let best = 0;
  sorted.forEach(({ score, label }, index) => {
    found += label;
    const next = sorted[index + 1]?.score ?? Number.NEGATIVE_INFINITY;
    if (next < score) best = Math.max(best, (2 * found) / (index + 1 + all));
  });
  return best;
}
