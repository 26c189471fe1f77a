import type { DateOrder } from './date-order.ts';
import { findMonth, type MonthLanguage } from './months.ts';
import { parseNumberWords } from './number-words.ts';

/** A date as it is written: year, month and day may be numbers that no calendar holds together. */
export interface WrittenDate {
  readonly from: number;
  readonly to: number;
  readonly year: number;
  readonly month: number;
  /** 0 for a month without a day. */
  readonly day: number;
  readonly style: 'month-in-words' | 'year-first' | 'digits';
  /** What separates the numbers of a date in digits; empty beside a month in words. */
  readonly separator: string;
  /** Whether only two digits of the year are written. */
  readonly isYearShort: boolean;
  /** Whether nothing tells which of two numbers is the month; `day` is the first of them. */
  readonly isAmbiguous: boolean;
}

/** What is known about the text before its dates are read. */
export interface DateContext {
  /** Which of two numbers is the month where the numbers do not show it; without it such dates are ambiguous. */
  readonly order?: DateOrder | undefined;
  /** The languages whose names of months are read; all by default. */
  readonly languages?: readonly MonthLanguage[];
}

/** Two digits of a year up to this one are of the 21st century: two-digit years lie between 1951 and 2050. */
const lastShortYear = 50;

/** Reads a match of one of the date formats; nothing if its word is the name of no month. */
export function readDateMatch(
  match: RegExpMatchArray,
  { order, languages }: DateContext,
): WrittenDate | undefined {
  const { year = '', month, name, day = '0', first, second, mark = '' } = match.groups ?? {};
  const from = match.index ?? 0;
  const common = { from, to: from + match[0].length, ...readYear(year) };
  if (first !== undefined && second !== undefined) {
    const numbers = { first: Number(first), second: Number(second), mark };
    return { ...common, ...orderNumbers(numbers, order), style: 'digits', separator: mark };
  }
  const inWords = name === undefined ? undefined : findMonth(name, languages);
  if (month === undefined && inWords === undefined) return undefined;
  return {
    ...common,
    month: inWords ?? Number(month),
    day: Number(day),
    style: inWords === undefined ? 'year-first' : 'month-in-words',
    separator: mark,
    isAmbiguous: false,
  };
}

/** The number of a year in two or four digits, `'24`, or in words. */
export function readYear(words: string): Pick<WrittenDate, 'year' | 'isYearShort'> {
  const digits = words.replace("'", '');
  if (/[a-z]/i.test(digits)) return { year: parseNumberWords(digits) ?? 0, isYearShort: false };
  const isYearShort = digits.length <= 2;
  const century = isYearShort ? (Number(digits) > lastShortYear ? 1900 : 2000) : 0;
  return { year: century + Number(digits), isYearShort };
}

interface Numbers {
  readonly first: number;
  readonly second: number;
  readonly mark: string;
}

/** A number above twelve is the day. With full stops the day comes first, unless the second number is above twelve. */
function orderNumbers(
  { first, second, mark }: Numbers,
  order: DateOrder | undefined,
): Pick<WrittenDate, 'day' | 'month' | 'isAmbiguous'> {
  const isShown = mark === '.' || first === second || first > 12 || second > 12;
  const isMonthFirst = first <= 12 && (second > 12 || (order === 'month-first' && mark !== '.'));
  const [day, month] = isMonthFirst ? [second, first] : [first, second];
  return { day, month, isAmbiguous: !isShown && order === undefined };
}
