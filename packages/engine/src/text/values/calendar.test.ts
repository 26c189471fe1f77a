import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDuration,
  getDayBefore,
  getLastDay,
  getMonthEnd,
  isCalendarDay,
  toIsoDate,
} from './calendar.ts';

describe('adding a length of time to a date', () => {
  it.each([
    ['2018-03-01', { amount: 3, unit: 'year' }, '2021-03-01'],
    ['2024-01-31', { amount: 1, unit: 'month' }, '2024-02-29'],
    ['2023-01-31', { amount: 1, unit: 'month' }, '2023-02-28'],
    ['2024-02-29', { amount: 1, unit: 'year' }, '2025-02-28'],
    ['2020-11-30', { amount: 15, unit: 'month' }, '2022-02-28'],
    ['2019-12-31', { amount: 1, unit: 'day' }, '2020-01-01'],
    ['2020-02-28', { amount: 2, unit: 'day' }, '2020-03-01'],
    ['2020-02-20', { amount: 2, unit: 'week' }, '2020-03-05'],
    ['2020-02-20', { amount: 0, unit: 'day' }, '2020-02-20'],
  ] as const)('%s + %o is %s', (date, duration, expected) => {
    expect(addDuration(date, duration)).toBe(expected);
  });

  it.each([
    ['2021-03-01', { amount: 60, unit: 'day' }, '2020-12-31'],
    ['2021-05-31', { amount: 3, unit: 'month' }, '2021-02-28'],
    ['2000-03-01', { amount: 1, unit: 'day' }, '2000-02-29'],
  ] as const)('%s - %o is %s', (date, duration, expected) => {
    expect(addDuration(date, duration, -1)).toBe(expected);
  });

  it('returns nothing for what depends on holidays, for fractions of a day, and outside the calendar', () => {
    expect(addDuration('2020-01-01', { amount: 5, unit: 'business-day' })).toBeUndefined();
    expect(addDuration('2020-01-01', { amount: 1.5, unit: 'day' })).toBeUndefined();
    expect(addDuration('9999-12-31', { amount: 1, unit: 'day' })).toBeUndefined();
    expect(addDuration('0001-01-01', { amount: 1, unit: 'month' }, -1)).toBeUndefined();
    expect(addDuration('2023-02-30', { amount: 1, unit: 'day' })).toBeUndefined();
  });

  const dates = fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  it("counts days like the platform's calendar", () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 40_000 }), (date, amount) => {
        const later = new Date(Date.parse(date) + amount * 86_400_000).toISOString();
        const expected = later.startsWith('+') ? undefined : later.slice(0, 10);
        expect(addDuration(date, { amount, unit: 'day' })).toBe(expected);
      }),
    );
  });

  it('returns to the same day of the month, or to the end of a shorter one', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 600 }), (date, amount) => {
        const later = addDuration(date, { amount, unit: 'month' });
        if (later === undefined) return;
        const isSameDay = later.slice(8) === date.slice(8);
        expect(isSameDay || later === getMonthEnd(later)).toBe(true);
        expect(later >= date).toBe(true);
      }),
    );
  });

  it('never throws, for any numbers', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.double(),
        fc.constantFrom('day', 'week', 'month', 'year', 'business-day'),
        (date, amount, unit) => {
          expect(() => addDuration(date, { amount, unit } as never)).not.toThrow();
        },
      ),
    );
  });
});

describe('the days of the calendar', () => {
  it.each([
    [2024, 2, 29, true],
    [2023, 2, 29, false],
    [1900, 2, 29, false],
    [2000, 2, 29, true],
    [2020, 4, 31, false],
    [2020, 13, 1, false],
    [2020, 1, 0, false],
    [Number.NaN, 1, 1, false],
  ])('%i-%i-%i: %s', (year, month, day, expected) => {
    expect(isCalendarDay(year, month, day)).toBe(expected);
  });

  it('have leading zeros', () => {
    expect(toIsoDate(987, 3, 4)).toBe('0987-03-04');
  });
});

describe('the last day of a length of time whose first day counts', () => {
  it.each([
    ['2025-07-01', { amount: 12, unit: 'month' }, '2026-06-30'],
    ['2018-03-01', { amount: 3, unit: 'year' }, '2021-02-28'],
    ['2018-03-01', { amount: 2, unit: 'year' }, '2020-02-29'],
    ['2024-02-29', { amount: 1, unit: 'year' }, '2025-02-28'],
    ['2024-02-29', { amount: 4, unit: 'year' }, '2028-02-28'],
    ['2023-01-31', { amount: 1, unit: 'month' }, '2023-02-28'],
    ['2023-01-30', { amount: 1, unit: 'month' }, '2023-02-28'],
    ['2023-01-29', { amount: 1, unit: 'month' }, '2023-02-28'],
    ['2023-01-28', { amount: 1, unit: 'month' }, '2023-02-27'],
    ['2023-01-01', { amount: 1, unit: 'week' }, '2023-01-07'],
    ['2023-01-01', { amount: 1, unit: 'day' }, '2023-01-01'],
    ['2023-01-01', { amount: 5, unit: 'business-day' }, undefined],
  ] as const)('%s for %o is %s', (date, duration, expected) => {
    expect(getLastDay(date, duration)).toBe(expected);
  });

  it('is followed by the first day of the next term, from any day that every month has', () => {
    const day = fc.record({
      year: fc.integer({ min: 1900, max: 2200 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    });
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 120 }), (first, amount) => {
        const start = toIsoDate(first.year, first.month, first.day);
        const last = getLastDay(start, { amount, unit: 'month' }) ?? '';
        const next = addDuration(last, { amount: 1, unit: 'day' });
        expect(next).toBe(addDuration(start, { amount, unit: 'month' }));
      }),
    );
  });
});

describe('the last day that leaves a whole length of time', () => {
  it.each([
    ['2020-12-31', { amount: 60, unit: 'day' }, '2020-11-01'],
    ['2020-12-31', { amount: 3, unit: 'month' }, '2020-09-30'],
    ['2026-06-30', { amount: 1, unit: 'month' }, '2026-05-31'],
    ['2027-02-28', { amount: 3, unit: 'month' }, '2026-11-30'],
    ['2028-02-29', { amount: 1, unit: 'year' }, '2027-02-28'],
    ['2026-06-30', { amount: 10, unit: 'business-day' }, undefined],
  ] as const)('before the end of %s, %o: %s', (last, duration, expected) => {
    expect(getDayBefore(last, duration)).toBe(expected);
  });
});
