import {
  type LikenessWeights,
  likenessFeatureCount,
  scoreSentence,
} from '@clauselight/engine/research';
import { createRandom, shuffle } from '../fit/random.ts';

/** A sentence to learn from. */
export interface LikenessRow {
  readonly features: Uint32Array;
  readonly isContract: boolean;
  /** How much it counts. */
  readonly weight: number;
}

// Chosen on documents that were kept aside.
const epochs = 3;
const batchSize = 64;
const rate = 0.1;

/**
 * Fits a logistic regression by gradient descent in batches, with a step for every feature that shrinks as it is used
 * (Duchi, Hazan and Singer 2011). The same rows give the same weights.
 */
export function fitLikeness(rows: readonly LikenessRow[]): LikenessWeights {
  const weights = new Float64Array(likenessFeatureCount + 1);
  const used = new Float64Array(likenessFeatureCount + 1).fill(1e-6);
  const gradient = new Float64Array(likenessFeatureCount + 1);
  const order = Int32Array.from(rows.keys());
  const random = createRandom(5);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (let from = 0; from < order.length; from += batchSize) {
      const batch = [...order.subarray(from, from + batchSize)].flatMap((row) => rows[row] ?? []);
      const touched = addGradients(batch, weights, gradient);
      for (const feature of touched) {
        const slope = gradient[feature] as number;
        used[feature] = (used[feature] as number) + slope ** 2;
        weights[feature] =
          (weights[feature] as number) - (rate * slope) / Math.sqrt(used[feature] as number);
        gradient[feature] = 0;
      }
    }
  }
  return { weights: weights.subarray(0, likenessFeatureCount), bias: weights.at(-1) as number };
}

/** Adds the gradients of a batch; the answer is which features have one. */
function addGradients(
  batch: readonly LikenessRow[],
  weights: Float64Array,
  gradient: Float64Array,
): ReadonlySet<number> {
  const trained = { weights, bias: weights.at(-1) as number };
  const touched = new Set([likenessFeatureCount]);
  for (const { features, isContract, weight } of batch) {
    const odds = scoreSentence(features, trained);
    const error = weight * (1 / (1 + Math.exp(-odds)) - Number(isContract));
    gradient[likenessFeatureCount] = (gradient[likenessFeatureCount] as number) + error;
    const share = error / Math.sqrt(Math.max(1, features.length));
    for (const feature of features) {
      gradient[feature] = (gradient[feature] as number) + share;
      touched.add(feature);
    }
  }
  return touched;
}
