import { describe, expect, it } from 'vitest';
import {
  listWordFeatures,
  scoreWordFeatures,
  unpackWords,
  wordFeatureCount,
} from './word-regression.ts';

describe('the features of a sentence', () => {
  it('are words and pairs of neighbors, each once and inside the table', () => {
    const features = listWordFeatures('Pay rent, pay rent');
    // pay, rent, pay rent, rent pay
    expect(features).toHaveLength(4);
    expect([...features].every((feature) => feature < wordFeatureCount)).toBe(true);
  });

  it('are the same for every number, case and apostrophe', () => {
    expect(listWordFeatures("Don't pay £40")).toEqual(listWordFeatures('don’t PAY £900'));
  });
});

describe('the log odds of a sentence', () => {
  it('are the bias and the weights of its features, shared by the root of their number', () => {
    const weights = new Float64Array(wordFeatureCount).fill(2);
    // pay, rent, pay rent: 2 * 3 / sqrt(3)
    expect(scoreWordFeatures(listWordFeatures('pay rent'), { weights, bias: 1 })).toBeCloseTo(
      1 + 6 / Math.sqrt(3),
      10,
    );
  });

  it('read stored weights in steps around the middle', () => {
    const { weights } = unpackWords({ scale: 0.5, bias: 0, weights: '80827e' });
    expect([weights[0], weights[1], weights[2]]).toEqual([0, 1, -1]);
  });
});
