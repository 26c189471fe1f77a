import { describe, expect, it } from 'vitest';
import { readPeriod } from './cell-dates.ts';
import { readCell } from './cell-values.ts';

const read = (words: string, mark: '.' | ',' = '.', facts = {}) =>
  readCell(words, { start: 0, end: words.length, ...facts }, { mark, hasNull: false });

describe('a cell', () => {
  it.each([
    ['1,234.50', '.', 'number', 123450, 2],
    ['1.234,50', ',', 'number', 123450, 2],
    ["1'234.50", '.', 'number', 123450, 2],
    ['1 234', '.', 'number', 1234, 0],
    ['(12.00)', '.', 'number', -1200, 2],
    ['12-', '.', 'number', -12, 0],
    ['−3', '.', 'number', -3, 0],
    ['$ 5.00', '.', 'money', 500, 2],
    ['-€7', '.', 'money', -7, 0],
    ['12,50 €', ',', 'money', 1250, 2],
    ['CHF 3.20', '.', 'money', 320, 2],
    ['45 %', '.', 'percent', 45, 0],
  ] as const)('that says %s is a figure', (words, mark, kind, units, scale) => {
    expect(read(words, mark)).toMatchObject({ kind, figure: { units, scale } });
  });

  it.each([
    ['00123', 'text'],
    ['R001', 'text'],
    ['12 kg', 'text'],
    ['3 of 4', 'text'],
    ['1234567890123456', 'text'],
    ['#REF!', 'error'],
    ['n/a', 'missing'],
    ['-', 'missing'],
    ['', 'empty'],
    ['2025-01-31', 'date'],
    ['31 Jan 2025', 'date'],
    ['03/04/2025', 'date'],
    ['2025-02-30', 'text'],
    ['yes', 'boolean'],
  ])('that says %s is none', (words, kind) => {
    expect(read(words).kind).toBe(kind);
  });

  it('has the figure that is stored, where the file shows less of it', () => {
    const cell = read('$1,000', '.', { type: 'currency', value: 999.996 });
    expect(cell.figure).toEqual({ units: 999996, scale: 3, shownScale: 0 });
    expect(read('20%', '.', { type: 'percent', value: 0.2048 }).figure).toMatchObject({
      units: 2048,
      scale: 2,
    });
    expect(read('1.5E3', '.', { type: 'number', value: 1500 }).figure).toMatchObject({
      units: 1500,
      scale: 0,
    });
  });

  it('that is a number in words only is marked', () => {
    expect(read('11', '.', { type: 'text' }).isTextNumber).toBe(true);
    expect(read('11').isTextNumber).toBeUndefined();
  });
});

describe('a period', () => {
  it.each([
    ['2025', 'year', 2025],
    ['FY2025', 'year', 2025],
    ['Q3 2025', 'quarter', 8103],
    ['2025-Q3', 'quarter', 8103],
    ['Q4', 'quarter', 4],
    ['March', 'month', 3],
    ['Mär', 'month', 3],
    ['Jänner', 'month', 1],
    ['Mar 2025', 'month', 24302],
    ['2025-03', 'month', 24302],
    ['Week 12', 'week', 12],
  ])('is read from %s', (words, unit, index) => {
    expect(readPeriod(words)).toMatchObject({ unit, index });
  });

  it('of one day and the next differ by one, over the end of a leap February too', () => {
    const [first, second, third] = ['2024-02-28', '2024-02-29', '2024-03-01'].map(readPeriod);
    expect((second?.index ?? 0) - (first?.index ?? 0)).toBe(1);
    expect((third?.index ?? 0) - (second?.index ?? 0)).toBe(1);
    expect((readPeriod('2025-01-01')?.index ?? 0) - (readPeriod('2024-12-31')?.index ?? 0)).toBe(1);
  });

  it.each(['Total', '12', 'Q5', 'Berlin', '31'])('is none in %s', (words) => {
    expect(readPeriod(words)).toBeUndefined();
  });
});
