import { addDuration, getMonthEnd, isCalendarDay, toIsoDate } from './calendar.ts';
import type { DateOrder } from './date-order.ts';
import { formatDate, listDates } from './dates.ts';
import { type Duration, formatDuration, listDurations } from './durations.ts';
import { monthNames, readMonth } from './months.ts';
import {
  addWorkingDays,
  getWeekday,
  getWeekdayName,
  readWeekday,
  weekdayNames,
} from './weekdays.ts';

/** The dates that relative dates are counted from. */
export interface DueClock {
  /** The date of the meeting or of the letter, ISO 8601. */
  readonly base?: string | undefined;
  /** The name of that date: `the meeting of 12 May 2026`. */
  readonly baseName?: string | undefined;
  /** The date of the next meeting, when the document states it. */
  readonly nextMeeting?: string | undefined;
  readonly order?: DateOrder | undefined;
}

/** A time by which something must be done, in the words of the text. */
export interface FoundDueDate {
  readonly from: number;
  readonly to: number;
  /** ISO 8601; absent when the words name no date, or when there is nothing to count from. */
  readonly date?: string;
  /** How the date was computed; absent when the text states it. */
  readonly computation?: string;
  /** The length of time, when the words state one. */
  readonly duration?: Duration;
}

type Candidate = FoundDueDate & {
  /** Whether a word such as `by` makes it a limit, and not merely a time. */
  readonly isLimit: boolean;
};

const limit =
  /\b(?:by|before|until|till|due(?: date)?(?: on| by|:)?|deadline(?: is| of|:)?|(?:no|not) later than|latest|on or before|within)(?:,? (?:the|on|close of business(?: on)?|COB|EOD|latest|end of|a period of|next|midnight on|noon on|\d{1,2}(?:[.:]\d\d)? ?(?:am|pm|h)?(?: on)?|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},?)){0,4} ?$/i;

/** Finds when something is due in a sentence: the first limit, or else the first time. */
export function findDueDate(text: string, clock: DueClock): FoundDueDate | undefined {
  const all = [
    ...listWritten(text, clock),
    ...listDaysOfYear(text, clock),
    ...listWeekdays(text, clock),
    ...listPeriods(text, clock),
    ...listSpansOfTime(text, clock),
    ...listEvents(text, clock),
  ]
    .filter(
      ({ from }, index, found) => !found.slice(0, index).some((f) => f.from <= from && from < f.to),
    )
    .sort((a, b) => a.from - b.from);
  const best = all.find(({ isLimit }) => isLimit) ?? all[0];
  if (best === undefined) return undefined;
  const { isLimit: _, ...due } = best;
  const words = limit.exec(text.slice(Math.max(0, due.from - 60), due.from))?.[0] ?? '';
  return { ...due, from: due.from - words.length };
}

function isLimited(text: string, from: number): boolean {
  return limit.test(text.slice(Math.max(0, from - 60), from));
}

function listWritten(text: string, { order }: DueClock): readonly Candidate[] {
  return listDates(text, order).map(({ from, to, date }) => ({
    from,
    to,
    date,
    isLimit: isLimited(text, from),
  }));
}

const number = '(\\d{1,2})(?:st|nd|rd|th)?';
const yearAfter = "(?!,? ?(?:19|20)\\d\\d|,? ?'\\d\\d)";
const dayOfYear = new RegExp(
  `(?<![\\w.$€£])(?:${number}(?: of)? (${monthNames})(?![a-z])${yearAfter}|(?<![a-z])(${monthNames}) ${number}(?![\\d:.,]\\d|\\d)${yearAfter})`,
  'gi',
);

/** Dates without a year: the first such date on or after the base. */
function listDaysOfYear(text: string, clock: DueClock): readonly Candidate[] {
  return [...text.matchAll(dayOfYear)].flatMap((match) => {
    const month = match[2] ?? match[3] ?? '';
    // "may 5" is a verb.
    if (month === 'may' || month === 'mar') return [];
    const day = Number(match[1] ?? match[4]);
    if (!isCalendarDay(2024, readMonth(month), day)) return [];
    const from = match.index;
    const to = from + match[0].replace(/\.$/, '').length;
    const found = { from, to, isLimit: isLimited(text, from) };
    return [{ ...found, ...resolveDayOfYear(readMonth(month), day, clock) }];
  });
}

function resolveDayOfYear(month: number, day: number, { base, baseName }: DueClock) {
  if (base === undefined) return {};
  const year = Number(base.slice(0, 4));
  const date = [year, year + 1].map((y) => toIsoDate(y, month, day)).find((iso) => iso >= base);
  if (date === undefined || !isCalendarDay(Number(date.slice(0, 4)), month, day)) return {};
  return { date, computation: `the first such day after ${baseName ?? formatDate(base)}` };
}

const weekday = new RegExp(
  `(?<![a-z])(this |next |coming |following )?(${weekdayNames})(?![a-z])(?! ?,? ?\\d{1,2}[ .](?:${monthNames}))`,
  'gi',
);

function listWeekdays(text: string, clock: DueClock): readonly Candidate[] {
  return [...text.matchAll(weekday)].flatMap(({ 0: words, 1: which = '', 2: name = '', index }) => {
    // Short forms are names only with a capital: "sun", "wed", "sat" are words.
    if (!/^[A-Z]/.test(name)) return [];
    const found = { from: index, to: index + words.length, isLimit: isLimited(text, index) };
    return [{ ...found, ...resolveWeekday(readWeekday(name), which.trim().toLowerCase(), clock) }];
  });
}

function resolveWeekday(day: number, which: string, { base, baseName }: DueClock) {
  if (base === undefined) return {};
  const today = getWeekday(base);
  // Weeks start on Monday: "next Friday" is in the following week.
  const fromMonday = (n: number) => (n + 6) % 7;
  const ahead =
    which === 'next' ? 7 + fromMonday(day) - fromMonday(today) : ((day - today + 6) % 7) + 1;
  return addDays(
    base,
    ahead,
    `the ${which === 'next' ? `${getWeekdayName(day)} of the week` : getWeekdayName(day)} after ${baseName ?? formatDate(base)}`,
  );
}

function addDays(base: string, count: number, computation: string) {
  const date = addDuration(base, { amount: count, unit: 'day' });
  return date === undefined ? {} : { date, computation };
}

const period =
  /\b(today|tonight|tomorrow|EOD|EOW|EOM|(?:the )?end of (?:the |this |next )?(?:day|week|month|quarter|year)|(?:this|next) (?:week|month|quarter|year))\b/gi;

function listPeriods(text: string, clock: DueClock): readonly Candidate[] {
  return [...text.matchAll(period)].map(({ 0: words, index }) => ({
    from: index,
    to: index + words.length,
    isLimit: true,
    ...resolvePeriod(words.toLowerCase(), clock),
  }));
}

function resolvePeriod(words: string, { base, baseName }: DueClock) {
  if (base === undefined) return {};
  const counted = `counted from ${baseName ?? formatDate(base)}`;
  if (/^(?:today|tonight|eod)$|day$/.test(words)) return { date: base, computation: counted };
  if (words === 'tomorrow') return addDays(base, 1, counted);
  const next = words.includes('next') ? 1 : 0;
  if (words.includes('week') || words === 'eow') {
    const friday = 5 - ((getWeekday(base) + 6) % 7) - 1 + 7 * next;
    return addDays(base, Math.max(0, friday), `the Friday of that week, ${counted}`);
  }
  const [year = 0, month = 1] = base.split('-').map(Number);
  if (words.includes('year')) return { date: `${year + next}-12-31`, computation: counted };
  const step = words.includes('quarter') ? 3 * next + 2 - ((month - 1) % 3) : next;
  const first = addDuration(toIsoDate(year, month, 1), { amount: step, unit: 'month' });
  return first === undefined ? {} : { date: getMonthEnd(first), computation: counted };
}

const beforeDuration =
  /\b(?:within|in|after|no later than|not later than)(?: the next| a period of| about)? $/i;
const notAhead = /^['’]? ?(?:ago|later|before|prior|notice)\b/i;
const article = /\b(within|in) (a|the next) (day|week|fortnight|month|year)\b/gi;

function listSpansOfTime(text: string, clock: DueClock): readonly Candidate[] {
  const counted = listDurations(text).flatMap(({ from, to, value }): readonly Candidate[] => {
    const lead = beforeDuration.exec(text.slice(Math.max(0, from - 40), from));
    if (lead === null || notAhead.test(text.slice(to, to + 9))) return [];
    const start = from - lead[0].length;
    return [{ from: start, to, isLimit: true, duration: value, ...resolveDuration(value, clock) }];
  });
  const single = [...text.matchAll(article)].map(({ 0: words, 3: name = '', index }): Candidate => {
    const isFortnight = name.toLowerCase() === 'fortnight';
    const unit = (isFortnight ? 'week' : name.toLowerCase()) as Duration['unit'];
    const duration: Duration = { kind: 'duration', amount: isFortnight ? 2 : 1, unit };
    const place = { from: index, to: index + words.length, isLimit: true };
    return { ...place, duration, ...resolveDuration(duration, clock) };
  });
  return [...counted, ...single];
}

/** Returns the date a length of time after the base, with its computation; empty when it cannot be counted. */
function resolveDuration(
  duration: Duration,
  { base, baseName }: DueClock,
): { readonly date?: string; readonly computation?: string } {
  if (base === undefined) return {};
  const isWorking = duration.unit === 'business-day';
  const date = isWorking ? addWorkingDays(base, duration.amount) : addDuration(base, duration);
  const limits = isWorking ? ', holidays not taken out' : '';
  return date === undefined
    ? {}
    : {
        date,
        computation: `${baseName ?? formatDate(base)} + ${formatDuration(duration)}${limits}`,
      };
}

const meeting =
  /\b(?:(?:by|before|at|for|until) (?:the |our )?next (?:(?:board|committee|team|weekly|monthly) )?(?:meeting|session|sprint|call|sync|iteration)|next time)\b/gi;
const rough = new RegExp(
  `\\b(?:by|before|in|until|during) (?:the )?(?:end of |early |mid-?|late )?(?:(${monthNames})(?![a-z])(?! \\d)(?: 20\\d\\d)?|Q[1-4](?: 20\\d\\d|/\\d\\d)?|(?:spring|summer|autumn|winter)(?: 20\\d\\d)?)`,
  'gi',
);

/** Times without a date of their own: the next meeting, whose date may be known, and months and quarters. */
function listEvents(text: string, { nextMeeting }: DueClock): readonly Candidate[] {
  const meetings = [...text.matchAll(meeting)].map(({ 0: words, index }) => ({
    from: index,
    to: index + words.length,
    isLimit: true,
    ...(nextMeeting !== undefined && {
      date: nextMeeting,
      computation: `the next meeting on ${formatDate(nextMeeting)}`,
    }),
  }));
  const months = [...text.matchAll(rough)].map(({ 0: words, index }) => ({
    from: index,
    to: index + words.length,
    isLimit: true,
  }));
  return [...meetings, ...months];
}
