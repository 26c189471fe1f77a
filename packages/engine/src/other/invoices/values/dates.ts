import { isCalendarDay, toIsoDate } from '../../../text/values/calendar.ts';
import { findMonth } from './month-names.ts';

/** A day, where a text states it. */
export interface FoundDate {
  readonly from: number;
  readonly to: number;
  /** ISO 8601. */
  readonly date: string;
}

export type DateOrder = 'day-first' | 'month-first';

const year = "((?:19|20)\\d{2}|'?\\d{2}(?!\\d))";
const dayThenMonth = new RegExp(
  `(?<![\\d.,/-])(\\d{1,2})(?:st|nd|rd|th|er|\\.|º|ª)? ?(?:of |de |d'|-|/)? ?([a-z]{3,14})\\.?,? ?(?:de |del |-|/)? ?${year}`,
  'g',
);
const monthThenDay =
  /(?<![a-z])([a-z]{3,10})\.? ?(\d{1,2})(?:st|nd|rd|th)? ?[,.]? ?((?:19|20)\d{2})(?!\d)/g;
const inDigits = /(?<![\w./-])(\d{1,2}) ?([./-]) ?(\d{1,2}) ?\2 ?(\d{4}|\d{2})(?![\d/]|[.-]\d)/g;
const yearFirst = /(?<![\d./-])((?:19|20)\d{2})([-./])(\d{1,2})\2(\d{1,2})(?!\d|[./-]\d)/g;
const chinese = /((?:19|20)\d{2}) ?年 ?(\d{1,2}) ?月 ?(\d{1,2}) ?日/g;

/** Every date of a folded text. Two numbers that may both be a month are read in the order given. */
export function listDates(folded: string, order: DateOrder): readonly FoundDate[] {
  const found = [
    ...read(folded, chinese, ([, y, m, d]) => toDate(y, Number(m), Number(d))),
    ...read(folded, yearFirst, ([, y, , m, d]) => toDate(y, Number(m), Number(d))),
    ...read(folded, dayThenMonth, ([, d, month = '', y]) => toDate(y, findMonth(month), Number(d))),
    ...read(folded, monthThenDay, ([, month = '', d, y]) => toDate(y, findMonth(month), Number(d))),
    ...read(folded, inDigits, ([, a, , b, y]) => readOrdered(Number(a), Number(b), y, order)),
  ].sort((a, b) => a.from - b.from || b.to - a.to);
  const kept: FoundDate[] = [];
  for (const date of found) if (date.from >= (kept.at(-1)?.to ?? 0)) kept.push(date);
  return kept;
}

/** The order that dates with a number above twelve show; nothing where there are none. */
export function findShownOrder(folded: string): DateOrder | undefined {
  let votes = 0;
  for (const [, a, mark, b] of folded.matchAll(inDigits)) {
    if (Number(b) > 12) votes -= 1;
    else if (Number(a) > 12 || mark === '.') votes += 1;
  }
  return votes === 0 ? undefined : votes > 0 ? 'day-first' : 'month-first';
}

function read(
  text: string,
  pattern: RegExp,
  toIso: (match: RegExpMatchArray) => string | undefined,
): readonly FoundDate[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const date = toIso(match);
    return date === undefined
      ? []
      : [{ from: match.index, to: match.index + match[0].length, date }];
  });
}

function readOrdered(
  a: number,
  b: number,
  y: string | undefined,
  order: DateOrder,
): string | undefined {
  const isMonthFirst = b > 12 || (a <= 12 && order === 'month-first');
  return isMonthFirst ? toDate(y, a, b) : toDate(y, b, a);
}

function toDate(yearPart = '', month: number | undefined, day: number): string | undefined {
  const digits = yearPart.replace("'", '');
  const value = Number(digits) + (digits.length > 2 ? 0 : Number(digits) > 70 ? 1900 : 2000);
  return month !== undefined && isCalendarDay(value, month, day)
    ? toIsoDate(value, month, day)
    : undefined;
}
