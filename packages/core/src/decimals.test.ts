import { describe, expect, it } from 'vitest';
import { formatDecimal, formatRate } from './decimals.ts';

describe('a decimal number', () => {
  it.each([
    ['5', '5'],
    ['999.50', '999.50'],
    ['1280.00', '1,280.00'],
    ['-1234567.8', '−1,234,567.8'],
    ['90071992547409931.25', '90,071,992,547,409,931.25'],
  ])('%s is shown as %s', (digits, shown) => {
    expect(formatDecimal(digits)).toBe(shown);
  });
});

describe('a rate', () => {
  it.each([
    ['15.00', '15 %'],
    ['7.50', '7.5 %'],
    ['20', '20 %'],
    ['100', '100 %'],
    ['0.00', '0 %'],
  ])('of %s is shown as %s', (digits, shown) => {
    expect(formatRate(digits)).toBe(shown);
  });
});
