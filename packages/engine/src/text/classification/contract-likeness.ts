import { combineHashes, hashWord } from '../hashing/hashing.ts';
import model from './contract-likeness.generated.json' with { type: 'json' };

/** The number of different features; a power of two. */
export const likenessFeatureCount = 1 << 15;
/** A sentence counts for no more than this, so that a few of them do not decide. The thresholds depend on it. */
const mostForSentence = 4;
/** Shorter ones are headings and labels, in words. */
const fewestWords = 5;
/** The mean of fewer sentences says little. Our own estimate. */
const fewestSentences = 8;
/** What follows says no more about the kind and would only take time. */
const mostSentences = 400;

/** The byte of a weight of nothing. */
const zeroByte = 128;

/** Letters, amounts and marks; a number is one whatever it says. */
const word = /[a-z]+(?:['’][a-z]+)?|[£$€]|\d+|[%?!]/g;
/** The purpose of a hash. The weights depend on these numbers. */
const seeds = { word: 1, pair: 2 };

/**
 * Lists the features of a sentence: its words, and pairs of neighbors.
 * @param sentence a sentence in any writing
 * @returns indices below `likenessFeatureCount`, each once
 */
export function listLikenessFeatures(sentence: string): Uint32Array {
  const features = new Set<number>();
  let before: number | undefined;
  for (const [match] of sentence.toLowerCase().matchAll(word)) {
    const hash = hashWord(/^\d/.test(match) ? '#' : match.replace('’', "'"), seeds.word);
    features.add(hash & (likenessFeatureCount - 1));
    if (before !== undefined) {
      features.add(combineHashes(before, hash, seeds.pair) & (likenessFeatureCount - 1));
    }
    before = hash;
  }
  return Uint32Array.from(features);
}

/** A weight for each feature, and what holds without any. */
export interface LikenessWeights {
  readonly weights: ArrayLike<number>;
  readonly bias: number;
}

/**
 * Scores the sentences of a document by how much they read as those of a contract, in any words: promises, prices, dates
 * and what happens otherwise. A logistic regression on words and pairs of words.
 * @param sentences the sentences of a document, in their order
 * @param trained weights to use in place of the engine's own
 * @returns the mean of the log odds of its sentences, each between -4 and 4; undefined with fewer than eight sentences
 */
export function scoreLikeness(
  sentences: Iterable<string>,
  trained: LikenessWeights = getWeights(),
): number | undefined {
  let count = 0;
  let sum = 0;
  for (const sentence of sentences) {
    if (count === mostSentences) break;
    if ((sentence.match(/\S+/g)?.length ?? 0) < fewestWords) continue;
    count += 1;
    const odds = scoreSentence(listLikenessFeatures(sentence), trained);
    sum += Math.max(-mostForSentence, Math.min(mostForSentence, odds));
  }
  return count < fewestSentences ? undefined : sum / count;
}

/** The log odds of a sentence; a longer one counts no more than a short one. */
export function scoreSentence(features: Uint32Array, { weights, bias }: LikenessWeights): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature] ?? 0;
  return sum / Math.sqrt(Math.max(1, features.length)) + bias;
}

let known: LikenessWeights | undefined;

/** The engine's own weights. */
function getWeights(): LikenessWeights {
  known ??= readWeights(model);
  return known;
}

/** Reads weights from two hexadecimal digits each, in steps of `scale` around 128. */
function readWeights({ scale, bias, weights }: typeof model): LikenessWeights {
  const read = (_: unknown, index: number) =>
    (Number.parseInt(weights.slice(2 * index, 2 * index + 2), 16) - zeroByte) * scale;
  return { weights: Float32Array.from({ length: likenessFeatureCount }, read), bias };
}
