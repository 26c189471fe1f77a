import { describe, expect, it } from 'vitest';
import { wordFeatureCount } from '../../../text/hashing/word-regression.ts';
import { estimateSentenceRisk, listSentenceRiskInputs } from './sentence-risk.ts';

const harsh =
  'If you lose your job or fall ill, you still owe every month until the end and we may take the car without asking a court.';
const harmless = 'Breakfast is from eight to ten and the garden is open to everybody all day.';

describe('the risk of a sentence', () => {
  it('is higher for a loss than for a breakfast', () => {
    expect(estimateSentenceRisk(harsh, 0.3)).toBeGreaterThan(0.4);
    expect(estimateSentenceRisk(harmless, 0.3)).toBeLessThan(0.2);
  });

  it('grows with the probability of its concept', () => {
    const risks = [0, 0.2, 0.5, 0.9].map((probability) => estimateSentenceRisk(harsh, probability));
    expect(risks).toEqual(risks.toSorted((a, b) => a - b));
    expect(new Set(risks).size).toBe(4);
  });

  it('is made from log odds that no probability drives to the end', () => {
    const trained = { weights: new Float64Array(wordFeatureCount), bias: 0 };
    expect(listSentenceRiskInputs('One two three', 0.5, trained)).toEqual({
      concept: 0,
      words: 0,
      length: Math.log(3),
    });
    const concept = (probability: number) =>
      listSentenceRiskInputs('One', probability, trained).concept;
    expect(concept(0)).toBe(concept(0.05));
    expect(concept(1)).toBe(concept(0.99));
  });
});
