import type { Duration } from './durations.ts';

/** Tells whether the Gregorian calendar has such a day; the month counts from 1. */
export function isCalendarDay(year: number, month: number, day: number): boolean {
  if (![year, month, day].every(Number.isInteger)) return false;
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1) return false;
  return day <= countDays(year, month);
}

/** Formats a year, a month counted from 1 and a day as ISO 8601, whether or not the calendar has that day. */
export function toIsoDate(year: number, month: number, day: number): string {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** The date in ISO 8601, or nothing where the calendar has no such day; the month counts from 1. */
export function toCalendarDate({ year, month, day }: Day): string | undefined {
  return isCalendarDay(year, month, day) ? toIsoDate(year, month, day) : undefined;
}

/** The number of a day, the month counted from 1; it differs by 1 from one day to the next. */
export function toDayNumber({ year, month, day }: Day): number {
  const marchYear = month > 2 ? year : year - 1;
  const era = Math.floor(marchYear / eraYears);
  const yearOfEra = marchYear - era * eraYears;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * eraDays + yearOfEra * yearDays + leapDays + dayOfYear;
}

/**
 * Returns the date a length of time after a date, or before it with a negative `sign`. Months and years keep the day of
 * the month, or take the month's last day when it has no such day: 31 January + 1 month is 28 February. Returns nothing
 * for business days, which depend on holidays, and for fractions of a day.
 */
export function addDuration(
  date: string,
  { amount, unit }: Pick<Duration, 'amount' | 'unit'>,
  sign: 1 | -1 = 1,
): string | undefined {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  if (!isCalendarDay(year, month, day)) return undefined;
  if (unit === 'month' || unit === 'year') {
    return addMonths({ year, month, day }, sign * amount * (unit === 'year' ? 12 : 1));
  }
  const days = unit === 'day' ? amount : unit === 'week' ? 7 * amount : undefined;
  if (days === undefined || !Number.isInteger(days)) return undefined;
  return fromDayNumber(toDayNumber({ year, month, day }) + sign * days);
}

const oneDay = { amount: 1, unit: 'day' } as const;

/**
 * Returns the last day of a length of time whose first day counts: twelve months from 1 July end on 30 June. A month
 * that lacks the day ends with its last day: one month from 31 January ends on 28 February. See
 * `docs/decisions/041-counting-days.md`.
 */
export function getLastDay(
  first: string,
  { amount, unit }: Pick<Duration, 'amount' | 'unit'>,
): string | undefined {
  const next = addDuration(first, { amount, unit });
  const isShort = (unit === 'month' || unit === 'year') && next?.slice(8) !== first.slice(8);
  return next === undefined || isShort ? next : addDuration(next, oneDay, -1);
}

/**
 * Returns the last day after which a whole length of time remains up to and including the last day: three months
 * before the end of 31 December is 30 September.
 */
export function getDayBefore(
  last: string,
  length: Pick<Duration, 'amount' | 'unit'>,
): string | undefined {
  const end = addDuration(last, oneDay);
  const from = end && addDuration(end, length, -1);
  return from && addDuration(from, oneDay, -1);
}

/** Returns the last day of a date's month. */
export function getMonthEnd(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return toIsoDate(year, month, countDays(year, month));
}

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function addMonths({ year, month, day }: Day, months: number): string | undefined {
  const total = year * 12 + month - 1 + months;
  const [newYear, newMonth] = [Math.floor(total / 12), (((total % 12) + 12) % 12) + 1];
  if (!isCalendarDay(newYear, newMonth, 1)) return undefined;
  return toIsoDate(newYear, newMonth, Math.min(day, countDays(newYear, newMonth)));
}

function countDays(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

// Counting years from March puts the leap day last, so that the months before it have fixed lengths.
const yearDays = 365;
const eraYears = 400;
const eraDays = 146_097;

function fromDayNumber(dayNumber: number): string | undefined {
  const era = Math.floor(dayNumber / eraDays);
  const dayOfEra = dayNumber - era * eraDays;
  const leapDays =
    Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / yearDays);
  const yearStart = yearOfEra * yearDays + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  const dayOfYear = dayOfEra - yearStart;
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = ((marchMonth + 2) % 12) + 1;
  const year = era * eraYears + yearOfEra + (month <= 2 ? 1 : 0);
  return toCalendarDate({ year, month, day });
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
