import { createEvidence } from '@clauselight/core';
import type { Evidence, SourceText } from '@clauselight/schema';
import { isCalendarDay } from '../values/calendar.ts';
import { findDateOrder } from '../values/date-order.ts';
import { formatDate, listDates } from '../values/dates.ts';
import { getMonthName, monthNames, readMonth } from '../values/months.ts';
import { getWeekday, getWeekdayName, readWeekday, weekdayNames } from '../values/weekdays.ts';

/** A date that cannot be right, or that may mean two days, with what is wrong in a sentence. */
interface DateProblem {
  readonly kind: 'impossible' | 'weekday' | 'order' | 'ambiguous';
  readonly notice: string;
  readonly evidence: Evidence;
}

const suffix = '(?:st|nd|rd|th)?';
const named = new RegExp(
  `(?<![\\w./-])(?:(\\d{1,2})${suffix}(?: of)? (${monthNames})(?![a-z]),? ((?:19|20)\\d\\d)|(?<![a-z])(${monthNames}) (\\d{1,2})${suffix},? ((?:19|20)\\d\\d))(?!\\d)`,
  'gi',
);
const digits =
  /(?<![\w./-])(?:(\d{1,2})([./])(\d{1,2})\2((?:19|20)\d\d)|((?:19|20)\d\d)-(\d\d)-(\d\d))(?![\w/]|[.,-]\d)/g;
const twoWays = /(?<![\w./-])(\d{1,2})\/(\d{1,2})\/(?:19|20)\d\d(?![\w/]|[.,-]\d)/g;
const dayBefore = new RegExp(`(?<![a-z])(${weekdayNames})(?:,| the|\\.)? ?,? ?$`, 'i');
const range = /^\s?(?:-|–|—|to|until|till|through|and)\s(?:the )?$/i;
const rangeLead = /\b(?:from|between|period|dates?|valid|term|held|runs?|lasts?)\b[^.;]{0,25}$/i;
const most = 50;

/** Dates that no calendar holds, weekdays that do not fit, periods that end before they start, unclear day and month. */
export function listDateProblems({ text }: SourceText): readonly DateProblem[] {
  if (!/\b(?:19|20)\d\d\b/.test(text)) return [];
  const order = findDateOrder(text);
  const dates = listDates(text, order);
  return [
    ...listImpossible(text),
    ...listWrongWeekdays(text, dates),
    ...listTurnedPeriods(text, dates),
    ...(order === undefined ? listAmbiguous(text) : []),
  ]
    .sort((a, b) => a.evidence.start - b.evidence.start)
    .slice(0, most);
}

function listImpossible(text: string): readonly DateProblem[] {
  const inWords = [...text.matchAll(named)].flatMap((match) => {
    const [, dayFirst, month, year, monthFirst, daySecond, yearSecond] = match;
    const number = readMonth(month ?? monthFirst ?? '');
    const day = Number(dayFirst ?? daySecond);
    if (isCalendarDay(Number(year ?? yearSecond), number, day) || day === 0 || day > 39) return [];
    const end = `${getMonthName(number)} ${year ?? yearSecond} has no day ${day}.`;
    return [createProblem(text, { kind: 'impossible', notice: end, match })];
  });
  const inDigits = [...text.matchAll(digits)].flatMap((match) => {
    const [words, a, , b, year, isoYear, isoMonth, isoDay] = match;
    const isReal = isoYear
      ? isCalendarDay(Number(isoYear), Number(isoMonth), Number(isoDay))
      : isCalendarDay(Number(year), Number(b), Number(a)) ||
        isCalendarDay(Number(year), Number(a), Number(b));
    const notice = `No calendar holds the day ${words}.`;
    return isReal ? [] : [createProblem(text, { kind: 'impossible', notice, match })];
  });
  return [...inWords, ...inDigits];
}

interface Problem {
  readonly kind: DateProblem['kind'];
  readonly notice: string;
  readonly match: { readonly 0: string; readonly index: number };
}

function createProblem(text: string, { kind, notice, match }: Problem): DateProblem {
  const evidence = createEvidence(text, { start: match.index, end: match.index + match[0].length });
  return { kind, notice, evidence };
}

type Dates = ReturnType<typeof listDates>;

function listWrongWeekdays(text: string, dates: Dates): readonly DateProblem[] {
  return dates.flatMap(({ from, to, date }) => {
    const before = text.slice(Math.max(0, from - 16), from);
    const match = dayBefore.exec(before);
    const name = match?.[1] ?? '';
    if (match === null || !/^[A-Z]/.test(name)) return [];
    const real = getWeekday(date);
    if (readWeekday(name) === real) return [];
    const start = from - before.length + match.index;
    const notice = `${formatDate(date)} is a ${getWeekdayName(real)}, not a ${getWeekdayName(readWeekday(name))}.`;
    return [
      { kind: 'weekday' as const, notice, evidence: createEvidence(text, { start, end: to }) },
    ];
  });
}

function listTurnedPeriods(text: string, dates: Dates): readonly DateProblem[] {
  return dates.slice(1).flatMap((second, index) => {
    const first = dates[index];
    if (first === undefined || second.date >= first.date) return [];
    const between = text.slice(first.to, second.from);
    if (between.length > 12 || !range.test(between)) return [];
    const lead = text.slice(Math.max(0, first.from - 50), first.from);
    if (/\band\b/i.test(between) && !/\bbetween\b/i.test(lead)) return [];
    if (!rangeLead.test(lead) && !/^\s?[-–—]/.test(between)) return [];
    const notice = `The period ends on ${formatDate(second.date)}, before it starts on ${formatDate(first.date)}.`;
    const evidence = createEvidence(text, { start: first.from, end: second.to });
    return [{ kind: 'order' as const, notice, evidence }];
  });
}

/** One remark for all: where one is unclear, so are the others. */
function listAmbiguous(text: string): readonly DateProblem[] {
  const unclear = [...text.matchAll(twoWays)].filter(
    ([, a, b]) => Number(a) >= 1 && Number(a) <= 12 && Number(b) >= 1 && Number(b) <= 12 && a !== b,
  );
  const [first] = unclear;
  if (first === undefined) return [];
  const [words, a, b] = first;
  const year = words.slice(-4);
  const notice = `${words} may mean ${Number(a)} ${getMonthName(Number(b))} or ${Number(b)} ${getMonthName(Number(a))} ${year}.`;
  return [createProblem(text, { kind: 'ambiguous', notice, match: first })];
}
