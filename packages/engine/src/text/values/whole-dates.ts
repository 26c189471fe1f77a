import { fold } from '../fold.ts';
import { toCalendarDate } from './calendar.ts';
import { cellFormats, type DateFormats, monthFormats } from './date-formats.ts';
import type { MonthLanguage } from './months.ts';
import { readDateMatch, type WrittenDate } from './written-date.ts';

const languages: readonly MonthLanguage[] = ['english', 'german'];
/** In characters: a date with its time of day. */
const longest = 35;
const shortest = 6;

/** What the words of a cell state as a date. */
export interface WholeDate {
  /** ISO 8601, a day or a month: `2026-03-31`, `2026-03`; absent where the words may mean two days. */
  readonly date?: string;
}

/** Reads words that are a date and nothing else, as in a cell of a table; nothing for other words. */
export function readWholeDate(words: string): WholeDate | undefined {
  if (words.length > longest || words.length < shortest || !/\d\d/.test(words)) return undefined;
  const folded = fold(words);
  const day = readFirst(folded, cellFormats);
  if (day?.isAmbiguous) return isMonth(day.day) && isMonth(day.month) ? {} : undefined;
  if (day !== undefined) return toWholeDate(toCalendarDate(day));
  const month = readFirst(folded, monthFormats);
  const date = month && toCalendarDate({ ...month, day: 1 })?.slice(0, -3);
  return toWholeDate(date);
}

/** Reads a date in ISO 8601, with or without hyphens, that begins the words; what follows is not read. */
export function readIsoDate(words: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(words) ?? [];
  return toCalendarDate({ year: Number(year), month: Number(month), day: Number(day) });
}

function readFirst(folded: string, formats: DateFormats): WrittenDate | undefined {
  for (const format of formats) {
    const match = format.exec(folded);
    const date = match === null ? undefined : readDateMatch(match, { languages });
    if (date !== undefined) return date;
  }
  return undefined;
}

function isMonth(value: number): boolean {
  return value >= 1 && value <= 12;
}

function toWholeDate(date: string | undefined): WholeDate | undefined {
  return date === undefined ? undefined : { date };
}
