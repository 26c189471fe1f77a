import {
  type PackedWords,
  scoreWordFeatures,
  type WordWeights,
  wordFeatureCount,
  zeroByte,
} from '@clauselight/engine/research';
import { createRandom, shuffle } from './random.ts';

/** A sentence to learn from. */
export interface WordRow {
  readonly features: Uint32Array;
  /** Whether it is what the regression is to find. */
  readonly isRight: boolean;
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
export function fitWords(rows: readonly WordRow[]): WordWeights {
  const weights = new Float64Array(wordFeatureCount + 1);
  const used = new Float64Array(wordFeatureCount + 1).fill(1e-6);
  const gradient = new Float64Array(wordFeatureCount + 1);
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
  return { weights: weights.subarray(0, wordFeatureCount), bias: weights.at(-1) as number };
}

/** Adds the gradients of a batch; the answer is which features have one. */
function addGradients(
  batch: readonly WordRow[],
  weights: Float64Array,
  gradient: Float64Array,
): ReadonlySet<number> {
  const trained = { weights, bias: weights.at(-1) as number };
  const touched = new Set([wordFeatureCount]);
  for (const { features, isRight, weight } of batch) {
    const odds = scoreWordFeatures(features, trained);
    const error = weight * (1 / (1 + Math.exp(-odds)) - Number(isRight));
    gradient[wordFeatureCount] = (gradient[wordFeatureCount] as number) + error;
    const share = error / Math.sqrt(Math.max(1, features.length));
    for (const feature of features) {
      gradient[feature] = (gradient[feature] as number) + share;
      touched.add(feature);
    }
  }
  return touched;
}

/** The weights as the engine stores them, a byte for each. */
export function packWords({ weights, bias }: WordWeights): PackedWords {
  const all = Array.from(weights);
  const largest = all.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = largest / (zeroByte - 1);
  return {
    scale: Number(scale.toPrecision(6)),
    bias: Number(bias.toPrecision(6)),
    weights: all
      .map((weight) => (zeroByte + Math.round(weight / scale)).toString(16).padStart(2, '0'))
      .join(''),
  };
}
