import { isCalendarDay, toIsoDate } from '../../text/values/calendar.ts';
import { getMonthName, monthNames, readMonth } from '../../text/values/months.ts';

const dayPatterns: readonly (readonly [RegExp, 'ymd' | 'dmy' | 'mdy'])[] = [
  [
    /^((?:19|20)\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ][\d:.,]{4,15}(?:Z|[+-]\d\d:?\d\d)?)?$/,
    'ymd',
  ],
  [/^(\d{1,2})\. ?(\d{1,2})\. ?((?:19|20)\d\d|\d\d)$/, 'dmy'],
  [
    new RegExp(
      `^(\\d{1,2})(?:st|nd|rd|th|\\.)?[ -](${monthNames}),?[ -]((?:19|20)\\d\\d|\\d\\d)$`,
      'i',
    ),
    'dmy',
  ],
  [new RegExp(`^(${monthNames}) (\\d{1,2})(?:st|nd|rd|th)?,? ((?:19|20)\\d\\d)$`, 'i'), 'mdy'],
];
const monthPatterns: readonly RegExp[] = [
  new RegExp(`^(${monthNames})[ '’/-]{1,2}((?:19|20)?\\d\\d)$`, 'i'),
  new RegExp(`^((?:19|20)\\d\\d)[ /-](${monthNames})$`, 'i'),
];
const slashedDay = /^(\d{1,2})(?:\/(\d{1,2})\/(\d{4}|\d{2})|-(\d{1,2})-(\d{4}))$/;
/** German names of months that English does not have. */
const germanMonths: ReadonlyMap<string, number> = new Map(
  Object.entries({
    januar: 1,
    februar: 2,
    mär: 3,
    mrz: 3,
    märz: 3,
    mai: 5,
    juni: 6,
    juli: 7,
    okt: 10,
    oktober: 10,
    dez: 12,
    dezember: 12,
  }),
);
const monthAlone = new RegExp(`^${monthNames}$`, 'i');
const longest = 35;

/** A day or a month that a cell's words state, ISO 8601; nothing where they leave a doubt. */
export function readCellDate(words: string): string | undefined {
  if (words.length > longest || words.length < 6 || !/\d\d/.test(words)) return undefined;
  for (const [pattern, order] of dayPatterns) {
    const match = pattern.exec(words);
    if (match === null) continue;
    const [, a = '', b = '', c = ''] = match;
    const [year, month, day] =
      order === 'ymd' ? [a, b, c] : order === 'dmy' ? [c, b, a] : [c, a, b];
    return createDay(readYear(year), readNumber(month), Number(day));
  }
  const slashed = slashedDay.exec(words);
  if (slashed) return readSlashed(slashed);
  const named = monthPatterns[0]?.exec(words);
  if (named) return createMonth(readYear(named[2] ?? ''), readMonth(named[1] ?? ''));
  const turned = monthPatterns[1]?.exec(words);
  if (turned) return createMonth(Number(turned[1]), readMonth(turned[2] ?? ''));
  const digits = /^((?:19|20)\d\d)[-/](0[1-9]|1[0-2])$/.exec(words);
  return digits ? `${digits[1]}-${digits[2]}` : undefined;
}

/** Whether words are a day of which nobody can tell the month: 03/04/2025. */
export function isUnclearDate(words: string): boolean {
  const [, a, b, , other] = slashedDay.exec(words) ?? [];
  return a !== undefined && isMonthNumber(Number(a)) && isMonthNumber(Number(b ?? other));
}

/** A stretch of time that a row or column stands for, on a scale of its own kind. */
export interface Period {
  readonly unit: 'day' | 'month' | 'quarter' | 'year' | 'week';
  /** Periods of one unit that follow each other differ by 1; days are days. */
  readonly index: number;
  /** The month in which a day lies, on the scale of months. */
  readonly month?: number;
}

/** The period that words name: `2025`, `Q1 2025`, `Jan 2025`, `January`, `2025-01`, `Week 12`. */
export function readPeriod(words: string): Period | undefined {
  if (words.length > longest || words.length < 2) return undefined;
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
    return { unit: 'quarter', index: base === undefined ? index : readYear(base) * 4 + index };
  }
  const week = /^(?:week|wk|KW|W) ?(\d{1,2})$/i.exec(name);
  if (week) return { unit: 'week', index: Number(week[1]) };
  const german = germanMonths.get(name.toLowerCase());
  if (german !== undefined) return { unit: 'month', index: german };
  if (monthAlone.test(name)) return { unit: 'month', index: readMonth(name) };
  const date = readCellDate(name);
  return date === undefined ? undefined : getDatePeriod(date);
}

/** The period of a day or month, ISO 8601. */
export function getDatePeriod(date: string): Period {
  const [year = 0, month = 0, day] = date.split('-').map(Number);
  const months = year * 12 + month - 1;
  if (day === undefined) return { unit: 'month', index: months };
  return { unit: 'day', index: countDays(year, month) + day, month: months };
}

/** The month on a scale of months as people write it: `March 2025`. */
export function describeMonth(index: number): string {
  if (index <= 12) return getMonthName(index);
  return `${getMonthName((index % 12) + 1)} ${Math.floor(index / 12)}`;
}

function readYear(words: string): number {
  const year = Number(words);
  return words.length > 2 ? year : year + (year < 50 ? 2000 : 1900);
}

function readNumber(month: string): number {
  return /^\d+$/.test(month) ? Number(month) : readMonth(month);
}

function createDay(year: number, month: number, day: number): string | undefined {
  return isCalendarDay(year, month, day) ? toIsoDate(year, month, day) : undefined;
}

function createMonth(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** Days from a fixed day to the end of the month before; the year begins in March, so that the leap day is its last. */
function countDays(year: number, month: number): number {
  const marchYear = month > 2 ? year : year - 1;
  const leapDays =
    Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return 365 * marchYear + leapDays + Math.floor((153 * ((month + 9) % 12) + 2) / 5);
}

function isMonthNumber(value: number): boolean {
  return value >= 1 && value <= 12;
}

/** The number above twelve is the day; two like numbers leave no doubt. */
function readSlashed(match: RegExpExecArray): string | undefined {
  const [a, b] = [Number(match[1]), Number(match[2] ?? match[4])];
  const year = readYear(match[3] ?? match[5] ?? '');
  if (isMonthNumber(a) && isMonthNumber(b) && a !== b) return undefined;
  return a > 12 ? createDay(year, b, a) : createDay(year, a, b);
}
