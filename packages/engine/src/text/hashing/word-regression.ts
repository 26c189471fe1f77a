import { combineHashes, hashWord } from './hashing.ts';

/** The number of different features; a power of two. */
export const wordFeatureCount = 1 << 15;
/** The byte of a weight of nothing. */
export const zeroByte = 128;

/** Letters, amounts and marks; a number is one whatever it says. */
const word = /[a-z]+(?:['’][a-z]+)?|[£$€]|\d+|[%?!]/g;
/** The purpose of a hash. The weights depend on these numbers. */
const seeds = { word: 1, pair: 2 };

/** A weight for each feature, and what holds without any. */
export interface WordWeights {
  readonly weights: ArrayLike<number>;
  readonly bias: number;
}

/** Weights as they are stored: two hexadecimal digits each, in steps of `scale` around 128. */
export interface PackedWords {
  readonly scale: number;
  readonly bias: number;
  readonly weights: string;
}

/**
 * Lists the features of a sentence: its words, and pairs of neighbors.
 * @param sentence a sentence in any writing
 * @returns indices below `wordFeatureCount`, each once
 */
export function listWordFeatures(sentence: string): Uint32Array {
  const features = new Set<number>();
  let before: number | undefined;
  for (const [match] of sentence.toLowerCase().matchAll(word)) {
    const hash = hashWord(/^\d/.test(match) ? '#' : match.replace('’', "'"), seeds.word);
    features.add(hash & (wordFeatureCount - 1));
    if (before !== undefined) {
      features.add(combineHashes(before, hash, seeds.pair) & (wordFeatureCount - 1));
    }
    before = hash;
  }
  return Uint32Array.from(features);
}

/** The log odds of a sentence by a logistic regression on its features; a longer one counts no more than a short one. */
export function scoreWordFeatures(features: Uint32Array, { weights, bias }: WordWeights): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature] ?? 0;
  return sum / Math.sqrt(Math.max(1, features.length)) + bias;
}

/** Reads weights as they are stored. */
export function unpackWords({ scale, bias, weights }: PackedWords): WordWeights {
  const read = (_: unknown, index: number) =>
    (Number.parseInt(weights.slice(2 * index, 2 * index + 2), 16) - zeroByte) * scale;
  return { weights: Float32Array.from({ length: wordFeatureCount }, read), bias };
}
