import {
  listWordFeatures,
  scoreWordFeatures,
  unpackWords,
  type WordWeights,
} from '../../../text/hashing/word-regression.ts';
import model from './sentence-risk.generated.json' with { type: 'json' };

/** Probabilities are kept between these, so that no one of them decides alone. The weights depend on them. */
const leastProbability = 0.05;
const mostProbability = 0.99;

/** What the estimate is made from. */
export interface SentenceRiskInputs {
  /** The log odds of the probability that it holds its likeliest concept. */
  readonly concept: number;
  /** The log odds by its own words: a regression on words and pairs of words. */
  readonly words: number;
  /** The logarithm of its number of words. */
  readonly length: number;
}

/**
 * Estimates how likely a sentence is a risk for one of the sides, of whatever kind. A sentence whose probability is spread
 * over several concepts may be a risk although none of them is likely.
 * @param text a sentence of a contract
 * @param probability that it holds its likeliest concept, 0-1
 * @returns 0-1: how often such sentences of contracts kept aside were a risk
 */
export function estimateSentenceRisk(text: string, probability: number): number {
  const inputs = listSentenceRiskInputs(text, probability, getWeights());
  const odds =
    model.concept * inputs.concept +
    model.own * inputs.words +
    model.length * inputs.length +
    model.offset;
  return 1 / (1 + Math.exp(-odds));
}

/**
 * Lists what the estimate is made from.
 * @param text a sentence of a contract
 * @param probability that it holds its likeliest concept, 0-1
 * @param trained weights of the words
 */
export function listSentenceRiskInputs(
  text: string,
  probability: number,
  trained: WordWeights,
): SentenceRiskInputs {
  const kept = Math.max(leastProbability, Math.min(mostProbability, probability));
  return {
    concept: Math.log(kept / (1 - kept)),
    words: scoreWordFeatures(listWordFeatures(text), trained),
    length: Math.log(Math.max(1, text.match(/\S+/g)?.length ?? 0)),
  };
}

let known: WordWeights | undefined;

function getWeights(): WordWeights {
  known ??= unpackWords(model.words);
  return known;
}
