import { expect, it } from 'vitest';
import { addDays } from './add-days.ts';

it.each([
  ['2026-03-12', 30, '2026-04-11'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 0, '2026-12-31'],
  ['2026-10-24', 7, '2026-10-31'],
])('the day %s and %i days more is %s', (date, days, sum) => {
  expect(addDays(date, days)).toBe(sum);
});

it.each([
  ['12 March 2026', 1],
  ['2026-13-40', 1],
  ['2026-03-12', 1e9],
  ['', 0],
])('no day follows from %j and %i days', (date, days) => {
  expect(addDays(date, days)).toBeUndefined();
});
