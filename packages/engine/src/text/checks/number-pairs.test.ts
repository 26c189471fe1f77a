import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listNumberConflicts } from './number-pairs.ts';

describe('numbers in words beside figures', () => {
  it.each([
    ['thirty (90) days', 30, 90],
    ['six (9) months', 6, 9],
    ['two hundred seventy (180) days', 270, 180],
    ['one hundred (120) days', 100, 120],
    ['Two Hundred Thousand Dollars ($250,000)', 200_000, 250_000],
    ['One Hundred Eighty Thousand Dollars ($190,000.00)', 180_000, 190_000],
    [
      'One Hundred Ninety-Four Million Seven Hundred Thirty-Six Thousand Dollars ($194,855,000)',
      194_736_000,
      194_855_000,
    ],
    ['ONE HUNDRED AND FIFTY DOLLARS ($150,000.00)', 150, 150_000],
    ['two dollars ($3.50)', 2, 3.5],
    ['thirty (60)', 30, 60],
    ['twenty-four (25)', 24, 25],
    ['one hundred and twenty (121)', 120, 121],
    ['Two Hundred Fifty Thousand (250,001)', 250_000, 250_001],
    ['One Million, Two Hundred Thousand (1,200,001)', 1_200_000, 1_200_001],
  ])('differ in %s', (text, inWords, inFigures) => {
    expect(listNumberConflicts(text)).toMatchObject([{ inWords, inFigures }]);
  });

  it.each([
    'thirty (30) days',
    'thirty (30)',
    'five percent (5%)',
    'nonsense (5)',
    'several (5)',
    'nineteen ninety (5)',
    'two four (5)',
    'one-half of one percent (0.50%)',
    'two and one-half percent (2.5%)',
    'three hundred sixty-five (365) days',
    'eighty-eight percent (88%)',
    'Fifty-Two Thousand, Five Hundred Dollars ($52,500)',
    'Ten Thousand and 50/100 Dollars ($10,000.50)',
    'One Hundred Twenty Thousand Dollars and 00/100 ($120,000.00)',
    'Five Thousand Dollars ($5,000,00)',
    'nineteen ninety-eight (1998)',
    'five million ($5 million)',
    'seventy - five percent (75%)',
    'Sixty-two Thousand. Five Hundred Dollars ($62,500)',
    'Section four (a) and (2)',
    'ninety-nine and nine tenths percent (99.9%)',
  ])('agree, or cannot be compared, in %s', (text) => {
    expect(listNumberConflicts(text)).toEqual([]);
  });

  it('are found where they stand', () => {
    const text = 'The rent is due within thirty (60) days.';
    const [found] = listNumberConflicts(text);
    expect(found && text.slice(found.from, found.to)).toBe('thirty (60)');
  });

  it('lie inside the text whatever it holds', () => {
    const word = fc.constantFrom(
      'thirty (60)',
      'one',
      'ninety',
      'hundred',
      'thousand',
      'and',
      '(',
      ')',
      '5',
      '$',
      ',',
      ' ',
      '-',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (parts) => {
        const text = parts.join('');
        for (const { from, to } of listNumberConflicts(text)) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });
});
