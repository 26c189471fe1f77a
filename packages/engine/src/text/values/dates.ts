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

/**
 * Every date a text states. A date in digits that may mean two days, 03/04/2026, is left out unless `order` tells
 * which it is. Two-digit years lie between 1951 and 2050.
 */
export function listDates(text: string, order?: DateOrder): readonly FoundDate[] {
  const named = [...text.matchAll(monthWord)].flatMap(
    ({ 0: word, index }) => findNamedDate(text, index, word) ?? [],
  );
  const inDigits = [...text.matchAll(numeric)].flatMap((match) => readNumeric(match, order) ?? []);
  return [...named, ...inDigits]
    .sort((a, b) => a.from - b.from)
    .filter(({ from }, index, all) => from >= (all[index - 1]?.to ?? 0));
}

/** A date as people write it, for example `3 March 2026`. */
export function formatDate(date: string): string {
  const [yearPart, monthPart, dayPart] = date.split('-').map(Number);
  return `${dayPart} ${getMonthName(monthPart ?? 0)} ${yearPart}`;
}

function findNamedDate(text: string, at: number, word: string): FoundDate | undefined {
  const end = at + word.length;
  const after = text.slice(end, end + reach);
  const start = Math.max(0, at - reach);
  const day = dayBefore.exec(text.slice(start, at));
  const onlyYear = day && (yearAfter.exec(after) ?? shortYearAfter.exec(after));
  const monthPart = readMonth(word);
  if (day && onlyYear) {
    const date = readDate(onlyYear[1] ?? '', monthPart, readDay(day[1] ?? ''));
    return date === undefined
      ? undefined
      : { from: start + day.index, to: end + onlyYear[0].length, date };
  }
  const both = dayAndYearAfter.exec(after);
  const date = both && readDate(both[2] ?? '', monthPart, readDay(both[1] ?? ''));
  return date ? { from: at, to: end + both[0].length, date } : undefined;
}

function readNumeric(match: RegExpMatchArray, order: DateOrder | undefined): FoundDate | undefined {
  const [words = '', first = '', mark = '', second = '', last = ''] = match;
  const from = match.index ?? 0;
  const date =
    first.length === 4
      ? readIsoDate(first, second, last)
      : readOrdered({ first, mark, second, last, order });
  return date === undefined ? undefined : { from, to: from + words.length, date };
}

function readIsoDate(yearPart: string, month: string, day: string): string | undefined {
  const isIso = month.length === 2 && day.length === 2;
  return isIso ? readDate(yearPart, Number(month), Number(day)) : undefined;
}

interface OrderedParts {
  readonly first: string;
  readonly mark: string;
  readonly second: string;
  readonly last: string;
  readonly order: DateOrder | undefined;
}

function readOrdered({ first, mark, second, last, order }: OrderedParts): string | undefined {
  // 1.2.19 is rather the number of a clause.
  if (first.length > 2 || (mark === '.' && last.length === 2)) return undefined;
  const [a, b] = [Number(first), Number(second)];
  const isDayFirst = mark === '.' || a > 12 || (b <= 12 && order === 'day-first');
  const isKnown = mark === '.' || a === b || a > 12 || b > 12 || order !== undefined;
  if (!isKnown) return undefined;
  return isDayFirst ? readDate(last, b, a) : readDate(last, a, b);
}

function readDay(words: string): number {
  return /^\d/.test(words) ? Number.parseInt(words, 10) : (parseNumberWords(words) ?? 0);
}

function readDate(yearPart: string, month: number, day: number): string | undefined {
  const digits = yearPart.replace("'", '');
  if (/[a-z]/i.test(digits)) return readDate(String(parseNumberWords(digits)), month, day);
  const value = Number(digits) + (digits.length > 2 ? 0 : Number(digits) > 50 ? 1900 : 2000);
  return isCalendarDay(value, month, day) ? toIsoDate(value, month, day) : undefined;
}
