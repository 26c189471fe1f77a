import { listDates } from '../../../text/values/dates.ts';
import { monthNames, readMonth } from '../../../text/values/months.ts';
import { createMention, type Mention } from './mention.ts';

const day = '\\d{1,2}(?:st|nd|rd|th)?';
const partial = new RegExp(
  [
    `(?<![\\p{L}\\p{N}])(?<month>${monthNames})(?:,| of)? (?<year>(?:19|20)\\d{2})(?![\\p{N}-])`,
    `(?<![\\p{N}.,/-])(?<before>${day})(?: day)?(?: of)? (?<after>${monthNames})(?!\\p{L})`,
    `(?<![\\p{L}\\p{N}])(?<first>${monthNames}) (?<last>${day})(?![\\p{L}\\p{N}])`,
  ].join('|'),
  'giu',
);
const hasDigits = /\d[./-]\d/;

/**
 * Dates that words state: whole ones, months of a year, days of a year that is not named. One in digits that may mean
 * two days is read as both.
 */
export function listDateMentions(words: string): readonly Mention[] {
  const readings = hasDigits.test(words)
    ? (['day-first', 'month-first'] as const).map((order) => listDates(words, order))
    : [listDates(words)];
  const whole = new Map<number, Mention>();
  for (const { from, to, date } of readings.flat()) {
    const known = whole.get(from)?.readings ?? [];
    whole.set(from, { from, to, readings: [...known, [`date:${date}`]] });
  }
  return [...whole.values(), ...listPartial(words)];
}

/** What follows from a date besides the day itself. */
export function listDateKeys(date: string): readonly string[] {
  const [year = '', month = '', dayOfMonth = ''] = date.split('-');
  return [
    `date:${date}`,
    `month:${year}-${month}`,
    `day:${month}-${dayOfMonth}`,
    `number:${Number(year)}`,
    `number:${Number(dayOfMonth)}`,
  ];
}

function listPartial(words: string): readonly Mention[] {
  return [...words.matchAll(partial)].map(({ 0: found, index, groups }) => {
    const { month, year, before, after, first, last } = groups ?? {};
    const number = String(readMonth(month ?? after ?? first ?? '')).padStart(2, '0');
    const dayNumber = String(Number.parseInt(before ?? last ?? '', 10)).padStart(2, '0');
    const key = year === undefined ? `day:${number}-${dayNumber}` : `month:${year}-${number}`;
    return createMention(index, index + found.length, key);
  });
}
