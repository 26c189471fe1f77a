import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getGroupMarks, readDigits } from './digits.ts';

const read = (words: string, groupMarks: string) => {
  const digits = readDigits(words, groupMarks);
  return digits && `${digits.whole}.${digits.fraction}`;
};

describe('digits with marks', () => {
  it.each([
    ['12', '12.'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1 234,56', '1234.56'],
    ['1\u00A0234', '1234.'],
    ["1'234.50", '1234.50'],
    ['1’234’567', '1234567.'],
    ['1,25,000.00', '125000.00'],
    ['1.234.567', '1234567.'],
    ['250,000,00', '250000.00'],
    ['1234,5', '1234.5'],
    ['1234.567', '1234.567'],
    ['0,500', '0.500'],
    ['.05', '0.05'],
  ])('%s is %s, whatever mark separates thousands', (words, expected) => {
    expect(read(words, ',')).toBe(expected);
    expect(read(words, '.')).toBe(expected);
  });

  it.each([
    ['1,234', ',', '1234.'],
    ['1,234', '.', '1.234'],
    ['54,910', '.', '54.910'],
    ['1.234', '.', '1234.'],
    ['1.234', ',', '1.234'],
    ['1.234', '.,', '1234.'],
  ])('%s with the group marks %s is %s', (words, groupMarks, expected) => {
    expect(read(words, groupMarks)).toBe(expected);
  });

  it.each([
    '1.2.3',
    '1,23,4',
    "5'10",
    '1,234.567,89',
    '1.234,567,890',
    '12 34',
    '',
    '.',
    '1.',
    '1..5',
  ])('are no number: %s', (words) => {
    expect(read(words, ',')).toBeUndefined();
  });

  it('come back whole, whichever country wrote them', () => {
    const styles = fc.constantFrom({ locale: 'en-US', mark: '.' }, { locale: 'de-DE', mark: ',' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), styles, (cents, { locale, mark }) => {
        const words = (cents / 100).toLocaleString(locale, { minimumFractionDigits: 2 });
        const digits = readDigits(words, getGroupMarks(mark === ',' ? ',' : '.'));
        expect(Number(`${digits?.whole}${digits?.fraction}`)).toBe(cents);
      }),
    );
  });
});
