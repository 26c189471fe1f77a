import { describe, expect, it } from 'vitest';
import { parseFigure } from './figures.ts';

describe('a figure of English text', () => {
  it.each([
    ['1,234', 'USD', 1234],
    ['1,234', 'EUR', 1234],
    ['1.234', 'USD', 1.234],
    ['1.234', 'EUR', 1234],
    ['0,013', 'USD', 0.013],
    ['1,50,000', 'INR', 150_000],
    ['.05', 'USD', 0.05],
  ])('%s in %s is %d', (words, currency, expected) => {
    expect(parseFigure(words, currency)).toBe(expected);
  });

  it.each(['1,2345', '3000,000', "5'10", '1.2.3', '0.1234567'])('is unclear: %s', (words) => {
    expect(parseFigure(words, 'USD')).toBeUndefined();
  });
});
