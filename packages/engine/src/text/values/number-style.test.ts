import { describe, expect, it } from 'vitest';
import { findDecimalMark, findNumberStyle } from './number-style.ts';

describe('how a text writes numbers', () => {
  it('is shown by those with two decimals', () => {
    expect(findNumberStyle('10,00 20,00 3.50').decimalMark).toBe(',');
    expect(findNumberStyle('1,000.00').hasBlanks).toBe(false);
  });
});

describe('the decimal mark', () => {
  it.each([
    [['1.234,50', '3'], ','],
    [['1,234.50'], '.'],
    [['12,5', '7,25'], ','],
    [['1,234', '5,678'], '.'],
    [[], '.'],
  ] as const)('of %j is told by the figures that leave no doubt', (samples, mark) => {
    expect(findDecimalMark(samples)).toBe(mark);
  });
});
