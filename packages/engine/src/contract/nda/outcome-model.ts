import { cues } from './cues.ts';
import type { SegmentFeatures } from './features.ts';
import { findColumn, type NdaId, ndaIds, ndaOutcomes, ndaOutputs } from './outputs.ts';

/** Combines the segments of a document: for each hypothesis a softmax regression over its best scores. */
export interface OutcomeModel {
  /** For each hypothesis, each feature and finally the bias: a weight for each outcome. */
  readonly weights: Float32Array;
}

/** The scores and features of a document's segments. */
export interface ScoredDocument {
  /** Log-odds of each output, for each segment. */
  readonly scores: readonly Float32Array[];
  readonly features: readonly SegmentFeatures[];
}

/** Scores are cut off here at both ends; the weights were trained with this value. */
const largestScore = 8;
/** Scales of the features; the weights were trained with these values. */
const scoreShare = 1 / 3;
const otherShare = 0.2 / 3;
const cueShare = 0.6;
const ownFeatures = 6;

export const outcomeFeatureCount = ownFeatures + ndaOutputs.length + cues.length;

interface Best {
  readonly first: number;
  readonly second: number;
  /** Logarithm of the number of segments that support it, counted by their odds. */
  readonly amount: number;
}

/**
 * Creates a function that returns the features for a hypothesis: the best scores for and against it, the best scores of
 * all hypotheses, and the cues in the document.
 */
export function createOutcomeDescriber(document: ScoredDocument): (id: NdaId) => Float32Array {
  const best = ndaOutputs.map((_, column) => findBest(document.scores, column));
  const found = cues.map((_, cue) => document.features.some((one) => one.cues[cue] === 1));
  const common = [
    ...best.map(({ first }) => first * otherShare),
    ...found.map((isThere) => (isThere ? cueShare : 0)),
  ];
  const listOwn = (column: number | undefined) => {
    const own = column === undefined ? undefined : best[column];
    const { first, second, amount } = own ?? { first: 0, second: 0, amount: 0 };
    return [first * scoreShare, second * scoreShare, amount * scoreShare];
  };
  return (id) =>
    Float32Array.from([
      ...listOwn(findColumn(id, 'entailed')),
      ...listOwn(findColumn(id, 'contradicted')),
      ...common,
    ]);
}

/** Returns the probability of each outcome of a hypothesis, in the order of `ndaOutcomes`. */
export function estimateOutcomes(
  { weights }: OutcomeModel,
  request: { readonly id: NdaId; readonly features: Float32Array },
): readonly number[] {
  const { id, features } = request;
  const size = (outcomeFeatureCount + 1) * ndaOutcomes.length;
  const start = ndaIds.indexOf(id) * size;
  const sums = ndaOutcomes.map((_, outcome) => {
    let sum = weights[start + outcomeFeatureCount * ndaOutcomes.length + outcome] ?? 0;
    for (let feature = 0; feature < outcomeFeatureCount; feature += 1) {
      const weight = weights[start + feature * ndaOutcomes.length + outcome] ?? 0;
      sum += weight * (features[feature] ?? 0);
    }
    return sum;
  });
  return toProbabilities(sums);
}

/** Softmax. */
export function toProbabilities(sums: readonly number[]): readonly number[] {
  const most = Math.max(...sums);
  const odds = sums.map((sum) => Math.exp(sum - most));
  const total = odds.reduce((a, b) => a + b, 0);
  return odds.map((one) => one / total);
}

function findBest(scores: readonly Float32Array[], column: number): Best {
  let first = -largestScore;
  let second = -largestScore;
  let odds = 0;
  for (const segment of scores) {
    const raw = segment[column] ?? 0;
    const score = Math.min(largestScore, Math.max(-largestScore, raw));
    odds += Math.log1p(Math.exp(score));
    if (score > first) [first, second] = [score, first];
    else if (score > second) second = score;
  }
  return { first, second, amount: Math.log(odds + 1e-3) };
}
