import { describe, expect, it } from 'vitest';
import { getF1, listTokens } from './overlap.ts';

describe('overlap of texts', () => {
  it('is 1 for the same words, whatever their case, order and punctuation', () => {
    expect(getF1(listTokens('The Fee, due.'), listTokens('due: the fee'))).toBe(1);
  });

  it('counts a repeated word as often as both have it', () => {
    expect(getF1(['a', 'a', 'b'], ['a'])).toBeCloseTo(0.5);
  });

  it('falls with words too many as with words too few', () => {
    expect(getF1(['a', 'b', 'c'], ['a'])).toBe(getF1(['a'], ['a', 'b', 'c']));
  });

  it('keeps words of any script whole', () => {
    expect(listTokens('§ 4.2 Größe 第1条')).toEqual(['4', '2', 'größe', '第1条']);
  });
});
