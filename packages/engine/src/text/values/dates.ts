import { toCalendarDate } from './calendar.ts';
import { type DateFormats, formFormats, proseFormats } from './date-formats.ts';
import type { DateOrder } from './date-order.ts';
import { getMonthName, monthNames, readMonth } from './months.ts';
import { ordinalWords, parseNumberWords, yearWords } from './number-words.ts';
import { type DateContext, readDateMatch, readYear, type WrittenDate } from './written-date.ts';

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

/**
 * Every date that running English text states. A date in digits that may mean two days, 03/04/2026, is left out unless
 * `order` tells which it is.
 */
export function listDates(text: string, order?: DateOrder): readonly FoundDate[] {
  return keepDays(listWrittenDates(text, order));
}

/** Every date of the folded text of a form, such as an invoice, in any language whose months are known. */
export function listFormDates(folded: string, order: DateOrder): readonly FoundDate[] {
  return keepDays(matchDates(folded, formFormats, { order }));
}

/** Every date a text writes in the order of the text, also those that no calendar holds or that may mean two days. */
export function listWrittenDates(text: string, order?: DateOrder): readonly WrittenDate[] {
  const named = [...text.matchAll(monthWord)].flatMap(
    ({ 0: word, index }) => findNamedDate(text, index, word) ?? [],
  );
  return [...named, ...matchDates(text, proseFormats, { order })].sort((a, b) => a.from - b.from);
}

/** A date as people write it, for example `3 March 2026`. */
export function formatDate(date: string): string {
  const [yearPart, monthPart, dayPart] = date.split('-').map(Number);
  return `${dayPart} ${getMonthName(monthPart ?? 0)} ${yearPart}`;
}

function matchDates(
  text: string,
  formats: DateFormats,
  context: DateContext,
): readonly WrittenDate[] {
  return formats.flatMap((format) =>
    [...text.matchAll(format)].flatMap((match) => readDateMatch(match, context) ?? []),
  );
}

/** Days of the calendar, in the order of the text; of two that overlap the first, and of these the longer. */
function keepDays(dates: readonly WrittenDate[]): readonly FoundDate[] {
  const kept: FoundDate[] = [];
  for (const written of [...dates].sort((a, b) => a.from - b.from || b.to - a.to)) {
    const { from, to, isAmbiguous } = written;
    if (isAmbiguous || from < (kept.at(-1)?.to ?? 0)) continue;
    const date = toCalendarDate(written);
    if (date !== undefined) kept.push({ from, to, date });
  }
  return kept;
}

function findNamedDate(text: string, at: number, word: string): WrittenDate | undefined {
  const end = at + word.length;
  const after = text.slice(end, end + reach);
  const start = Math.max(0, at - reach);
  const before = dayBefore.exec(text.slice(start, at));
  const onlyYear = before && (yearAfter.exec(after) ?? shortYearAfter.exec(after));
  const both = onlyYear ? undefined : (dayAndYearAfter.exec(after) ?? undefined);
  if (!onlyYear && !both) return undefined;
  return {
    from: onlyYear ? start + before.index : at,
    to: end + (onlyYear ?? both ?? [''])[0].length,
    ...readYear(onlyYear?.[1] ?? both?.[2] ?? ''),
    month: readMonth(word),
    day: readDay(onlyYear ? (before[1] ?? '') : (both?.[1] ?? '')),
    style: 'month-in-words',
    separator: '',
    isAmbiguous: false,
  };
}

function readDay(words: string): number {
  return /^\d/.test(words) ? Number.parseInt(words, 10) : (parseNumberWords(words) ?? 0);
}
