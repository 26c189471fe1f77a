import { describe, expect, it } from 'vitest';
import { toDigits } from './decimal.ts';
import { listFormFigures } from './form-figures.ts';

describe('numbers in a form', () => {
  it.each([
    ['Total: € 49,99 and 21 %', ['49.99 money', '21 percent']],
    ['EUR 1.000,-', ['1000 money']],
    ['12,00-', ['-12.00 money']],
    ['-300,00 €', ['-300.00 money']],
    ['Art. A4711, 3 pieces', ['3 plain']],
    ['5 kr., 7 zł, Kč 8', ['5 money', '7 money', '8 money']],
    ['RS 232 and size R 12', ['232 plain', '12 plain']],
    ['10/2020 and 12:30', []],
  ])('of %s are %j', (text, expected) => {
    const figures = listFormFigures(text, { decimalMark: ',', hasBlanks: true });
    const kinds = figures.map(({ value, isMoney, isPercent }) => {
      return `${toDigits(value)} ${isMoney ? 'money' : isPercent ? 'percent' : 'plain'}`;
    });
    expect(kinds).toEqual(expected);
  });
});
