import {
  listWordFeatures,
  scoreWordFeatures,
  unpackWords,
  type WordWeights,
} from '../hashing/word-regression.ts';
import model from './contract-likeness.generated.json' with { type: 'json' };

/** A sentence counts for no more than this, so that a few of them do not decide. The thresholds depend on it. */
const mostForSentence = 4;
/** Shorter ones are headings and labels, in words. */
const fewestWords = 5;
/** The mean of fewer sentences says little. Our own estimate. */
const fewestSentences = 8;
/** What follows says no more about the kind and would only take time. */
const mostSentences = 400;

/**
 * Scores the sentences of a document by how much they read as those of a contract, in any words: promises, prices, dates
 * and what happens otherwise. A logistic regression on words and pairs of words.
 * @param sentences the sentences of a document, in their order
 * @param trained weights to use in place of the engine's own
 * @returns the mean of the log odds of its sentences, each between -4 and 4; undefined with fewer than eight sentences
 */
export function scoreLikeness(
  sentences: Iterable<string>,
  trained: WordWeights = getWeights(),
): number | undefined {
  let count = 0;
  let sum = 0;
  for (const sentence of sentences) {
    if (count === mostSentences) break;
    if ((sentence.match(/\S+/g)?.length ?? 0) < fewestWords) continue;
    count += 1;
    const odds = scoreWordFeatures(listWordFeatures(sentence), trained);
    sum += Math.max(-mostForSentence, Math.min(mostForSentence, odds));
  }
  return count < fewestSentences ? undefined : sum / count;
}

let known: WordWeights | undefined;

/** The engine's own weights. */
function getWeights(): WordWeights {
  known ??= unpackWords(model);
  return known;
}
