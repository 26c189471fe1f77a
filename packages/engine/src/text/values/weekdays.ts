import { addDuration } from './calendar.ts';

const days = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const monthOffsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];

/** Source of a pattern for the name of a weekday, full or abbreviated; it has no captures. */
export const weekdayNames =
  '(?:mon(?:day)?|tue(?:s|sday)?|wed(?:s|nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)';

/** Returns the number of a weekday from its name, 0 for Sunday to 6; -1 for other words. */
export function readWeekday(name: string): number {
  const start = name.toLowerCase().slice(0, 3);
  return days.findIndex((full) => full.toLowerCase().startsWith(start));
}

/** Returns the name of a weekday from its number, 0 for Sunday; empty for other numbers. */
export function getWeekdayName(weekday: number): string {
  return days[weekday] ?? '';
}

/** Returns the weekday of an ISO 8601 date, 0 for Sunday, by Sakamoto's method for the Gregorian calendar. */
export function getWeekday(date: string): number {
  const [fullYear = 0, month = 1, day = 1] = date.split('-').map(Number);
  const year = month < 3 ? fullYear - 1 : fullYear;
  const leaps = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return (year + leaps + (monthOffsets[month - 1] ?? 0) + day) % 7;
}

/**
 * Returns the date a number of working days, Monday to Friday, after a date. Holidays, which differ by country, are not
 * known.
 */
export function addWorkingDays(date: string, count: number): string | undefined {
  if (!Number.isInteger(count) || count < 0 || count > 1000) return undefined;
  let found: string | undefined = date;
  let left = count;
  while (left > 0 && found !== undefined) {
    found = addDuration(found, { amount: 1, unit: 'day' });
    const weekday = found === undefined ? 0 : getWeekday(found);
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return found;
}
