import type { CellFacts } from '../source/draft.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const time = String.raw`(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*([AaPp]\.?[Mm]\.?)?`;
const timePattern = new RegExp(`^${time}$`);
const zone = String.raw`(?:Z|[+-]\d\d:?\d\d)?`;
/** Each with its order of day, month and year. */
const patterns: readonly (readonly [RegExp, 'ymd' | 'dmy' | 'mdy' | 'doubtful'])[] = [
  [build(String.raw`(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})`), 'ymd'],
  [build(String.raw`(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})`), 'dmy'],
  [build(String.raw`(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})`), 'doubtful'],
  [
    build(String.raw`(\d{1,2})(?:st|nd|rd|th|\.)?[\s-]([A-Za-z]{3,9})\.?,?[\s-](\d{4}|\d{2})`),
    'dmy',
  ],
  [build(String.raw`([A-Za-z]{3,9})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})`), 'mdy'],
];

function build(date: string): RegExp {
  return new RegExp(`^${date}(?:(?:T|,?\\s+)${time}${zone})?$`);
}

/** A date in figures or English words, with a time of day perhaps; its value only where the order is beyond doubt. */
export function findTextDate(
  text: string,
  dateOrder: 'day' | 'month' | undefined,
): CellFacts | undefined {
  for (const [pattern, order] of patterns) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const [, a = '', b = '', c = '', ...clock] = match;
    const iso = findIso([a, b, c], order === 'doubtful' ? settle(a, b, dateOrder) : order);
    if (iso === null) return undefined;
    if (iso === undefined) return { type: 'date' };
    const at = clock[0] === undefined ? '' : findClock(clock);
    return at === undefined ? undefined : { type: 'date', value: at === '' ? iso : `${iso}T${at}` };
  }
  return undefined;
}

/** A time of day: `14:30`, `2:30 pm`. */
export function findTextTime(text: string): CellFacts | undefined {
  const match = timePattern.exec(text);
  const value = match === null ? undefined : findClock(match.slice(1));
  return value === undefined ? undefined : { type: 'time', value };
}

function settle(first: string, second: string, order: 'day' | 'month' | undefined) {
  if (Number(first) > 12) return 'dmy';
  if (Number(second) > 12 || first === second) return 'mdy';
  return order === undefined ? undefined : order === 'day' ? 'dmy' : 'mdy';
}

/** The date; undefined if its order is ambiguous, null if the calendar does not have it. */
function findIso(
  [a, b, c]: readonly [string, string, string],
  order: 'ymd' | 'dmy' | 'mdy' | undefined,
): string | undefined | null {
  if (order === undefined) return undefined;
  const [year, month, day] = order === 'ymd' ? [a, b, c] : order === 'dmy' ? [c, b, a] : [c, a, b];
  const full = year.length === 2 ? Number(year) + (Number(year) < 30 ? 2000 : 1900) : Number(year);
  const number = /^\d+$/.test(month) ? Number(month) : findMonth(month);
  const date = new Date(Date.UTC(full, number - 1, Number(day)));
  if (number < 1 || date.getUTCMonth() !== number - 1 || Number(day) < 1) return null;
  return date.toISOString().slice(0, 10);
}

function findMonth(name: string): number {
  const at = months.indexOf(name.slice(0, 3).toLowerCase());
  const isWord =
    /^(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)$/i;
  return isWord.test(name) ? at + 1 : 0;
}

function findClock([hours, minutes, seconds, half]: readonly (string | undefined)[]):
  | string
  | undefined {
  const isAfternoon = /^p/i.test(half ?? '');
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds ?? 0) > 59) return undefined;
  return [String(hour), minutes ?? '00', seconds ?? '00']
    .map((part) => part.padStart(2, '0'))
    .join(':');
}
