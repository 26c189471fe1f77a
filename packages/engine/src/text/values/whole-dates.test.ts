import { describe, expect, it } from 'vitest';
import { readIsoDate, readWholeDate } from './whole-dates.ts';

describe('words that are a date and nothing else', () => {
  it.each([
    ['2025-01-31', '2025-01-31'],
    ['2025-01-31T12:00:00Z', '2025-01-31'],
    ['31. 1. 2025', '2025-01-31'],
    ['31-Jan-25', '2025-01-31'],
    ['31 Sept. 2025', undefined],
    ['30 Sept. 2025', '2025-09-30'],
    ['Jan 31st, 2025', '2025-01-31'],
    ['12. März 2025', '2025-03-12'],
    ['25/12/2025', '2025-12-25'],
    ['12-25-2025', '2025-12-25'],
    ['7/7/51', '1951-07-07'],
    ['7/7/50', '2050-07-07'],
    ['Jan 2025', '2025-01'],
    ['2025 Dezember', '2025-12'],
    ['2025-03', '2025-03'],
  ])('%s is %s', (words, date) => {
    expect(readWholeDate(words)?.date).toBe(date);
  });

  it('have no date where nobody can tell the month', () => {
    expect(readWholeDate('03/04/2025')).toEqual({});
    expect(readWholeDate('03/04/2025')?.date).toBeUndefined();
  });

  it.each(['due 2025-01-31', '2025-02-30', '13/14/2025', '0/4/2025', 'abc 2025', '1.2'])(
    'are not: %s',
    (words) => {
      expect(readWholeDate(words)).toBeUndefined();
    },
  );
});

describe('a date in ISO 8601', () => {
  it.each([
    ['2025-01-31', '2025-01-31'],
    ['20250131', '2025-01-31'],
    ['2025-01-31T00:00:00', '2025-01-31'],
    ['20250230', undefined],
    ['31.01.2025', undefined],
  ])('%s is %s', (words, date) => {
    expect(readIsoDate(words)).toBe(date);
  });
});
