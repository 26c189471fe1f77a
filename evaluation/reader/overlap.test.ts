import { describe, expect, it } from 'vitest';
import { compareTexts, getF1 } from './overlap.ts';

describe('overlap of texts', () => {
  it('is 1 for the same words, whatever their case and punctuation', () => {
    expect(compareTexts('The Fee, due.', 'the fee due')).toEqual({ tokens: 1, bigrams: 1 });
  });

  it('counts a repeated word as often as both have it', () => {
    expect(getF1(['a', 'a', 'b'], ['a'])).toBeCloseTo(0.5);
  });

  it('shows a wrong reading order in the bigrams alone', () => {
    const { tokens, bigrams } = compareTexts('one three two four', 'one two three four');
    expect(tokens).toBe(1);
    expect(bigrams).toBe(0);
  });
});
