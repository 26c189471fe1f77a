import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  divide,
  formatDecimal,
  multiply,
  parseDecimal,
  round,
  subtract,
  toDigits,
  zero,
} from './decimal.ts';

const read = (digits: string) => parseDecimal(digits) ?? zero;

describe('decimal numbers', () => {
  it('add, multiply and divide without binary rounding', () => {
    expect(toDigits(add(read('0.1'), read('0.2')))).toBe('0.3');
    expect(toDigits(multiply(read('1.10'), read('3')))).toBe('3.30');
    expect(toDigits(divide(read('10'), read('3'), 2))).toBe('3.33');
    expect(toDigits(round(read('-2.345'), 2))).toBe('-2.35');
  });

  it('are shown with thousands and at least two decimals', () => {
    expect(formatDecimal(read('1234567.5'))).toBe('1,234,567.50');
    expect(formatDecimal(read('-0.005'))).toBe('-0.005');
  });

  it('come back from their digits, and a sum less one part is the other', () => {
    const number = fc.tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.nat(6));
    fc.assert(
      fc.property(number, number, ([a, b], [c, d]) => {
        const [first, second] = [
          { units: a, scale: b },
          { units: c, scale: d },
        ];
        expect(compare(read(toDigits(first)), first)).toBe(0);
        expect(compare(subtract(add(first, second), second), first)).toBe(0);
      }),
    );
  });
});
