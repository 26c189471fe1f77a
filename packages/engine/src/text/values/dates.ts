import { isCalendarDay, toIsoDate } from './calendar.ts';
import type { DateOrder } from './date-order.ts';
import { getMonthName, monthNames, readMonth } from './months.ts';
import { ordinalWords, parseNumberWords, yearWords } from './number-words.ts';

/** A calendar date found in a text. */
export interface FoundDate {
  readonly from: number;
  readonly to: number;
  /** ISO 8601, `2026-03-31`. */
  readonly date: string;
}

const monthWord = new RegExp(`(?<![a-z])${monthNames}(?![a-z])`, 'gi');
const suffix = '(?: ?(?:s ?t|n ?d|r ?d|t ?h))?';
const dayNumber = `(?:\\d{1,2}${suffix}|${ordinalWords})`;
const year = `(?:(?:(?:19|20)\\d{2}|'\\d{2})(?!\\d|,\\d)|${yearWords})`;
const link = `(?:,? ?(?:in |of )?the year(?: of)? |\\.? ?,? ?(?:-{3,} )?(?:of |in )?)`;
const dayBefore = new RegExp(
  `(?<![\\d./$])(${dayNumber})(?: ?day)?(?: of|,)?(?: the month of)?(?: -{3,})?[ -]?$`,
  'i',
);
const yearAfter = new RegExp(`^[ -]?(?:day )?${link}(${year})`, 'i');
const dayAndYearAfter = new RegExp(
  `^[ -]?(?:the )?(${dayNumber})(?![\\d:])(?: day)?${link}[ -]?(${year})`,
  'i',
);
const shortYearAfter = /^-(\d{2})\b/;
const reach = 48;

const numeric = /(?<![\w./-])(\d{1,4})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?![\w/]|[.,-]\d)/g;

/** A date as it is written: year, month and day may be numbers that no calendar holds together. */
export interface WrittenDate {
  readonly from: number;
  readonly to: number;
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly style: 'month-in-words' | 'year-first' | 'digits';
  /** What parts the numbers of a date in digits; empty beside a month in words. */
  readonly separator: string;
  /** Whether only two digits of the year are written. */
  readonly isYearShort: boolean;
  /** Whether nothing tells which of two numbers is the month; `day` is the first of them. */
  readonly isAmbiguous: boolean;
}

/**
 * Every date a text states. A date in digits that may mean two days, 03/04/2026, is left out unless `order` tells
 * which it is. Two-digit years lie between 1951 and 2050.
 */
export function listDates(text: string, order?: DateOrder): readonly FoundDate[] {
  return listWrittenDates(text, order)
    .filter(({ year, month, day, isAmbiguous }) => !isAmbiguous && isCalendarDay(year, month, day))
    .filter(({ from }, index, all) => from >= (all[index - 1]?.to ?? 0))
    .map(({ from, to, year, month, day }) => ({ from, to, date: toIsoDate(year, month, day) }));
}

/** Every date a text writes in the order of the text, also those that no calendar holds or that may mean two days. */
export function listWrittenDates(text: string, order?: DateOrder): readonly WrittenDate[] {
  const named = [...text.matchAll(monthWord)].flatMap(
    ({ 0: word, index }) => findNamedDate(text, index, word) ?? [],
  );
  const inDigits = [...text.matchAll(numeric)].flatMap((match) => readNumeric(match, order) ?? []);
  return [...named, ...inDigits].sort((a, b) => a.from - b.from);
}

/** A date as people write it, for example `3 March 2026`. */
export function formatDate(date: string): string {
  const [yearPart, monthPart, dayPart] = date.split('-').map(Number);
  return `${dayPart} ${getMonthName(monthPart ?? 0)} ${yearPart}`;
}

function findNamedDate(text: string, at: number, word: string): WrittenDate | undefined {
  const end = at + word.length;
  const after = text.slice(end, end + reach);
  const start = Math.max(0, at - reach);
  const before = dayBefore.exec(text.slice(start, at));
  const onlyYear = before && (yearAfter.exec(after) ?? shortYearAfter.exec(after));
  const both = onlyYear ? undefined : (dayAndYearAfter.exec(after) ?? undefined);
  if (!onlyYear && !both) return undefined;
  const { year, isYearShort } = readYear(onlyYear?.[1] ?? both?.[2] ?? '');
  return {
    from: onlyYear ? start + before.index : at,
    to: end + (onlyYear ?? both ?? [''])[0].length,
    year,
    month: readMonth(word),
    day: readDay(onlyYear ? (before[1] ?? '') : (both?.[1] ?? '')),
    style: 'month-in-words',
    separator: '',
    isYearShort,
    isAmbiguous: false,
  };
}

function readNumeric(
  match: RegExpMatchArray,
  order: DateOrder | undefined,
): WrittenDate | undefined {
  const [words = '', first = '', mark = '', second = '', last = ''] = match;
  const from = match.index ?? 0;
  const written = { from, to: from + words.length, separator: mark };
  if (first.length === 4) {
    const isIso = second.length === 2 && last.length === 2;
    const date = { year: Number(first), month: Number(second), day: Number(last) };
    return isIso
      ? { ...written, ...date, style: 'year-first', isYearShort: false, isAmbiguous: false }
      : undefined;
  }
  // 1.2.19 is rather the number of a clause.
  if (first.length > 2 || (mark === '.' && last.length === 2)) return undefined;
  const [a, b] = [Number(first), Number(second)];
  const isKnown = mark === '.' || a === b || a > 12 || b > 12 || order !== undefined;
  const isDayFirst = !isKnown || mark === '.' || a > 12 || (b <= 12 && order === 'day-first');
  const [day, month] = isDayFirst ? [a, b] : [b, a];
  return { ...written, ...readYear(last), month, day, style: 'digits', isAmbiguous: !isKnown };
}

function readDay(words: string): number {
  return /^\d/.test(words) ? Number.parseInt(words, 10) : (parseNumberWords(words) ?? 0);
}

function readYear(words: string): Pick<WrittenDate, 'year' | 'isYearShort'> {
  const digits = words.replace("'", '');
  if (/[a-z]/i.test(digits)) return { year: parseNumberWords(digits) ?? 0, isYearShort: false };
  const isYearShort = digits.length <= 2;
  const century = isYearShort ? (Number(digits) > 50 ? 1900 : 2000) : 0;
  return { year: century + Number(digits), isYearShort };
}
