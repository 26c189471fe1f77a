import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listDates } from './dates.ts';
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
import { findFigureStyle, listFigures, parseFigure } from './figures.ts';
import { fold } from './fold.ts';
import { hasCheckDigits, listIbans } from './iban.ts';
import { listVatIds } from './identifiers.ts';

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

describe('figures', () => {
  it.each([
    ['1.234,56', ',', '1234.56'],
    ['1,234.56', '.', '1234.56'],
    ['1 234,56', ',', '1234.56'],
    ["1'234.50", '.', '1234.50'],
    ['1,25,000.00', '.', '125000.00'],
    ['54,910', ',', '54.910'],
    ['1,234', '.', '1234'],
    ['0,0000', ',', '0.0000'],
    ['12', '.', '12'],
    ['1.2.3', '.', undefined],
  ] as const)('%s with decimal mark %s is %s', (words, decimalMark, expected) => {
    const value = parseFigure(words, { decimalMark, hasBlanks: false });
    expect(value && toDigits(value)).toBe(expected);
  });

  it.each([
    ['Total: € 49,99 and 21 %', ['49.99 money', '21 percent']],
    ['EUR 1.000,-', ['1000 money']],
    ['12,00-', ['-12.00 money']],
    ['-300,00 €', ['-300.00 money']],
    ['Art. A4711, 3 pieces', ['3 plain']],
    ['10/2020 and 12:30', []],
  ])('of %s are %j', (text, expected) => {
    const figures = listFigures(text, { decimalMark: ',', hasBlanks: true });
    const kinds = figures.map(({ value, isMoney, isPercent }) => {
      return `${toDigits(value)} ${isMoney ? 'money' : isPercent ? 'percent' : 'plain'}`;
    });
    expect(kinds).toEqual(expected);
  });

  it('show how a document writes numbers', () => {
    expect(findFigureStyle('10,00 20,00 3.50').decimalMark).toBe(',');
    expect(findFigureStyle('1,000.00').hasBlanks).toBe(false);
  });
});

describe('dates', () => {
  it.each([
    ['7. mai 2014', '2014-05-07'],
    ['august 3 , 2014', '2014-08-03'],
    ['02 juillet 2015', '2015-07-02'],
    ['1 de marzo de 2019', '2019-03-01'],
    ['31 maja 2022', '2022-05-31'],
    ['10. 5. 2021', '2021-05-10'],
    ['8-9-2022', '2022-09-08'],
    ['03/20/2023', '2023-03-20'],
    ['2021/01/02', '2021-01-02'],
    ['12.01.22', '2022-01-12'],
    ['2021年3月4日', '2021-03-04'],
  ])('%s is %s', (text, expected) => {
    expect(listDates(text, 'day-first').map(({ date }) => date)).toEqual([expected]);
  });

  it('follow the order where two readings are possible', () => {
    expect(listDates('07/08/2023', 'month-first')[0]?.date).toBe('2023-07-08');
    expect(listDates('07/08/2023', 'day-first')[0]?.date).toBe('2023-08-07');
  });
});

describe('numbers of accounts and of tax', () => {
  it('are checked by their digits', () => {
    expect(hasCheckDigits('DE89370400440532013000')).toBe(true);
    expect(hasCheckDigits('DE98370400440532013000')).toBe(false);
  });

  it.each([
    ['IBAN: DE89 3704 0044 0532 0130 00 BIC COBADEFFXXX', 'DE89370400440532013000 true'],
    ['IBAN DE88 3704 0044 0532 0130 00', 'DE88370400440532013000 false'],
    ['NL91ABNA0417164300', 'NL91ABNA0417164300 true'],
  ])('of %s are %s', (text, expected) => {
    expect(listIbans(text).map(({ iban, isValid }) => `${iban} ${isValid}`)).toEqual([expected]);
  });

  it('are no words or codes of articles', () => {
    expect(listIbans('DE12 ABCD EFGH and AB12 3456 7890 1234')).toEqual([]);
  });

  it.each([
    ['FR 604 219 388 61', ['FR60421938861']],
    ['NL 8100.12.345.B.01', ['NL810012345B01']],
    ['DE 232 446 240 Steuer', ['DE232446240']],
    ['DE89370400440532013000', []],
  ])('have the shape of their country: %s', (text, expected) => {
    expect(listVatIds(text).map(({ value }) => value)).toEqual(expected);
  });
});

describe('folded text', () => {
  it('is as long as the text, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fold(text).length).toBe(text.length);
      }),
    );
    expect(fold('Größe Łódź İstanbul É')).toBe('grose lodz istanbul e');
  });
});
