import { describe, expect, it } from 'vitest';
import { isFigureDifferent, parseNumberWords } from './figures.ts';

describe('numbers in words', () => {
  it.each([
    ['thirty', 30],
    ['twenty-four', 24],
    ['one hundred and twenty', 120],
    ['Two Hundred Fifty Thousand', 250_000],
    ['One Million, Two Hundred Thousand', 1_200_000],
    ['nineteen ninety', undefined],
    ['two four', undefined],
    ['several', undefined],
  ])('%s is %s', (words, value) => {
    expect(parseNumberWords(words)).toBe(value);
  });

  it.each([
    ['thirty (60)', true],
    ['thirty (30)', false],
    ['Two Hundred Thousand Dollars ($250,000)', true],
    ['five percent (5%)', false],
    ['nonsense (5)', false],
  ])('%s differs: %s', (passage, isDifferent) => {
    expect(isFigureDifferent(passage)).toBe(isDifferent);
  });
});
