import type { Evidence, Term } from '@clauselight/schema';
import { findEvidence } from '../passage.ts';
import { isCalendarDay } from '../values/calendar.ts';
import { findDateOrder } from '../values/date-order.ts';
import { formatDate } from '../values/dates.ts';
import { monthNames, readMonth } from '../values/months.ts';
import type { Found, JudgedDocument } from './document-check.ts';
import { hasFirst } from './document-check.ts';

const ordinal = '(?:st|nd|rd|th)?';
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const weekday = `(?:\\b(${weekdays.join('|')}),? (?:the )?)?`;
const monthFirst = new RegExp(
  `${weekday}(?<![\\w])(${monthNames}) (\\d{1,2})${ordinal},? ((?:19|20)\\d{2})(?![\\d,]\\d)`,
  'gi',
);
const dayFirst = new RegExp(
  `${weekday}(?<![\\w.,/$-])(\\d{1,2})${ordinal}(?: day)?(?: of)? (${monthNames}),? ((?:19|20)\\d{2})(?![\\d,]\\d)`,
  'gi',
);
const isoDate = /(?<![\w.-])((?:19|20)\d{2})-(\d{2})-(\d{2})(?![\w-])/g;
const inDigits = /(?<![\w./-])(\d{1,2})([/.])(\d{1,2})\2((?:19|20)\d{2})(?![\w/]|[.,]\d)/g;
const year = /(?:19|20)\d{2}/;

interface WrittenDate {
  readonly from: number;
  readonly to: number;
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: string | undefined;
}

/** Days that no calendar holds, weekdays that do not fit, ends before beginnings, and dates that may mean two days. */
export function findImpossibleDates(document: JudgedDocument): readonly Found[] {
  return [...listWrongDays(document), ...listReversed(document), ...listAmbiguous(document)];
}

const mostWrong = 40;

function listWrongDays({ sourceText, structure }: JudgedDocument): readonly Found[] {
  const found: Found[] = [];
  for (const { passage } of structure.sentences) {
    if (!year.test(passage.text)) continue;
    for (const date of listWritten(passage.text)) {
      if (found.length >= mostWrong) return found;
      const detail = describeWrong(date);
      const evidence = detail && findEvidence(sourceText.text, passage, date);
      if (evidence) found.push({ evidence: [evidence], detail });
    }
  }
  return found;
}

function listWritten(words: string): readonly WrittenDate[] {
  const read = (match: RegExpMatchArray, [year = '', name = '', day = '']: readonly string[]) => ({
    from: match.index ?? 0,
    to: (match.index ?? 0) + match[0].length,
    year: Number(year),
    month: /^\d/.test(name) ? Number(name) : readMonth(name),
    day: Number(day),
    weekday: undefined,
  });
  const pick = (match: RegExpMatchArray, ...groups: readonly number[]) =>
    groups.map((group) => match[group] ?? '');
  return [
    ...[...words.matchAll(monthFirst)].map((match) => ({
      ...read(match, pick(match, 4, 2, 3)),
      weekday: match[1]?.toLowerCase(),
    })),
    ...[...words.matchAll(dayFirst)].map((match) => ({
      ...read(match, pick(match, 4, 3, 2)),
      weekday: match[1]?.toLowerCase(),
    })),
    ...[...words.matchAll(isoDate)].map((match) => read(match, pick(match, 1, 2, 3))),
  ];
}

function describeWrong(date: WrittenDate): string | undefined {
  const { year, month: monthPart, day } = date;
  // Before a month a larger number is the number of a page.
  if (monthPart < 1 || monthPart > 12 || day > 31) return undefined;
  if (!isCalendarDay(year, monthPart, day)) return 'The calendar has no such day.';
  if (date.weekday === undefined) return undefined;
  const actual = weekdays[getWeekday(year, monthPart, day)] ?? '';
  if (actual === date.weekday) return undefined;
  const name = `${actual.charAt(0).toUpperCase()}${actual.slice(1)}`;
  return `That day is a ${name}.`;
}

/** 0 is Sunday; Zeller's congruence for the Gregorian calendar. */
function getWeekday(year: number, monthPart: number, day: number): number {
  const shifted = monthPart < 3 ? monthPart + 12 : monthPart;
  const y = monthPart < 3 ? year - 1 : year;
  const sum =
    day +
    Math.floor((13 * (shifted + 1)) / 5) +
    y +
    Math.floor(y / 4) -
    Math.floor(y / 100) +
    Math.floor(y / 400);
  return (sum + 6) % 7;
}

/** A severance agreement and an amendment speak of what ended before they were signed. */
function listReversed({ terms, documentKind, structure }: JudgedDocument): readonly Found[] {
  if (documentKind === 'severance' || structure.amendments.length > 0) return [];
  const end = findStated(terms, 'expiration-date');
  const start = findStated(terms, 'effective-date');
  if (end === undefined || start === undefined || end.date >= start.date) return [];
  return [
    {
      evidence: [end.evidence, start.evidence],
      detail: `It ends on ${formatDate(end.date)}, before it begins on ${formatDate(start.date)}.`,
      severity: 3,
    },
  ];
}

function findStated(terms: readonly Term[], type: Term['type']) {
  const dated = terms.flatMap((term) =>
    term.type === type && term.value.kind === 'date' && term.value.computation === undefined
      ? [{ date: term.value.date, evidence: term.evidence }]
      : [],
  );
  return dated.length === 1 ? dated[0] : undefined;
}

const mostAmbiguous = 6;

function listAmbiguous({ sourceText: { text }, structure }: JudgedDocument): readonly Found[] {
  if (findDateOrder(text) !== undefined) return [];
  const evidence: Evidence[] = [];
  // In sentences alone: dates in page headers and footers bind nobody.
  for (const { passage } of structure.sentences) {
    if (evidence.length >= mostAmbiguous) break;
    const found = [...passage.text.matchAll(inDigits)].find(isAmbiguous);
    const range = found && { from: found.index, to: found.index + found[0].length };
    const quoted = range && findEvidence(text, passage, range);
    if (quoted !== undefined) evidence.push(quoted);
  }
  if (!hasFirst(evidence)) return [];
  return [
    {
      evidence,
      detail: `${evidence[0].quote} can be read with the day or the month first.`,
      severity: 1,
    },
  ];
}

function isAmbiguous({ 1: first, 2: mark, 3: second }: RegExpMatchArray): boolean {
  const [a, b] = [Number(first), Number(second)];
  return mark === '/' && a >= 1 && b >= 1 && a <= 12 && b <= 12 && a !== b;
}
