import { expect, it } from 'vitest';
import { addWorkingDays, getWeekday, getWeekdayName, readWeekday } from './weekdays.ts';

it.each([
  ['2026-06-03', 'Wednesday'],
  ['2026-05-22', 'Friday'],
  ['2000-02-29', 'Tuesday'],
  ['1900-01-01', 'Monday'],
])('knows the weekday of %s', (date, name) => {
  expect(getWeekdayName(getWeekday(date))).toBe(name);
});

it('parses names of weekdays, full and abbreviated', () => {
  expect(['Sunday', 'tue', 'Fri', 'noon'].map(readWeekday)).toEqual([0, 2, 5, -1]);
});

it('skips weekends in working days', () => {
  expect(addWorkingDays('2026-05-22', 1)).toBe('2026-05-25');
  expect(addWorkingDays('2026-06-01', 10)).toBe('2026-06-15');
  expect(addWorkingDays('2026-06-01', 1.5)).toBeUndefined();
});
