import { fold } from '../../text/fold.ts';
import { toDayNumber } from '../../text/values/calendar.ts';
import { findMonth, getMonthName } from '../../text/values/months.ts';
import { readWholeDate } from '../../text/values/whole-dates.ts';
import { readYear } from '../../text/values/written-date.ts';

const longestName = 35;

/** The time that a row or column covers, on a scale of its own unit. */
export interface Period {
  readonly unit: 'day' | 'month' | 'quarter' | 'year' | 'week';
  /** Periods of one unit that follow each other differ by 1; days are days. */
  readonly index: number;
  /** The month in which a day lies, on the scale of months. */
  readonly month?: number;
}

/** The period that words name: `2025`, `Q1 2025`, `Jan 2025`, `January`, `2025-01`, `Week 12`. */
export function readPeriod(words: string): Period | undefined {
  if (words.length > longestName || words.length < 2) return undefined;
  const name = words.trim();
  const year = /^(?:FY ?|CY ?|Year )?((?:19|20)\d\d)[AEFB]?$/i.exec(name);
  if (year) return { unit: 'year', index: Number(year[1]) };
  const quarter =
    /^(?:Q|Quarter )([1-4])(?:[ ,/'’-]{0,2}((?:19|20)?\d\d))?$|^((?:19|20)\d\d)[ /-]?Q([1-4])$/i.exec(
      name,
    );
  if (quarter) {
    const base = quarter[2] ?? quarter[3];
    const index = Number(quarter[1] ?? quarter[4]);
    return { unit: 'quarter', index: base === undefined ? index : readYear(base).year * 4 + index };
  }
  const week = /^(?:week|wk|KW|W) ?(\d{1,2})$/i.exec(name);
  if (week) return { unit: 'week', index: Number(week[1]) };
  const month = findMonth(fold(name).replace(/\.$/, ''), ['english', 'german']);
  if (month !== undefined) return { unit: 'month', index: month };
  const date = readWholeDate(name)?.date;
  return date === undefined ? undefined : getDatePeriod(date);
}

/** The period of a day or month, ISO 8601. */
export function getDatePeriod(date: string): Period {
  const [year = 0, month = 0, day] = date.split('-').map(Number);
  const months = year * 12 + month - 1;
  if (day === undefined) return { unit: 'month', index: months };
  return { unit: 'day', index: toDayNumber({ year, month, day }), month: months };
}

/** The month on a scale of months as people write it: `March 2025`. */
export function describeMonth(index: number): string {
  if (index <= 12) return getMonthName(index);
  return `${getMonthName((index % 12) + 1)} ${Math.floor(index / 12)}`;
}
