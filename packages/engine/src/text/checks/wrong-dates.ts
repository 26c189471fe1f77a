import type { Evidence } from '@clauselight/schema';
import { findEvidence, type Passage } from '../passage.ts';
import { isCalendarDay, toCalendarDate } from '../values/calendar.ts';
import { findDateOrder } from '../values/date-order.ts';
import { formatDate, listWrittenDates } from '../values/dates.ts';
import { getMonthName } from '../values/months.ts';
import { getWeekday, getWeekdayName, readWeekday, weekdayNames } from '../values/weekdays.ts';
import type { WrittenDate } from '../values/written-date.ts';
import { listBlockPassages } from './block-passages.ts';
import { type CheckedDocument, type ExplainedHit, hasFirst } from './document-check.ts';
import { findSentence } from './quoted-place.ts';

/** A date that cannot be right, or that may mean two days. */
export interface DateHit extends ExplainedHit {
  readonly defect: 'impossible' | 'weekday' | 'order' | 'ambiguous';
}

const yearCue = /(?:19|20)\d\d|'\d\d|\b(?:two thousand|nineteen hundred)\b|[a-z]-\d\d\b/i;
const mostHits = 50;
const mostUnclear = 6;
const mildest = 1;

export interface DateOptions {
  /**
   * Where a date that may mean two days matters: in the sentences of a contract, whose page headers and filing marks bind
   * nobody, or `anywhere`, as in a table, whose dates stand in no sentence.
   */
  readonly unclearIn: 'sentences' | 'anywhere';
}

/**
 * Days that no calendar holds, weekdays that do not fit, periods that end before they start, and dates that may mean
 * two days, which are one hit together: where one is unclear, so are the others.
 */
export function findWrongDates(
  { sourceText, structure }: CheckedDocument,
  { unclearIn }: DateOptions,
): readonly DateHit[] {
  const { text } = sourceText;
  const order = findDateOrder(text);
  const passages = listBlockPassages(sourceText, { cue: yearCue, cells: 'apart' }).map((each) => ({
    ...each,
    dates: listWrittenDates(each.passage.text, order),
  }));
  const hits = passages.flatMap(({ passage, dates }) =>
    [
      ...listImpossible(passage, dates),
      ...listWrongWeekdays(passage, dates),
      ...listTurnedPeriods(passage, dates),
    ].flatMap(({ defect, detail, from, to }): readonly DateHit[] => {
      const evidence = findEvidence(text, passage, { from, to });
      return evidence === undefined ? [] : [{ defect, detail, evidence: [evidence] }];
    }),
  );
  const isRelevant = ({ start }: Evidence) =>
    unclearIn === 'anywhere' || findSentence(structure.sentences, { start }) !== undefined;
  const unclear = order === undefined ? listUnclear(text, passages).filter(isRelevant) : [];
  return [...hits, ...joinUnclear(unclear)]
    .sort((a, b) => a.evidence[0].start - b.evidence[0].start)
    .slice(0, mostHits);
}

interface Defect {
  readonly defect: DateHit['defect'];
  readonly detail: string;
  readonly from: number;
  readonly to: number;
}

/** Behind these words a number before a month is no day: `page 45 May 2004`. */
const numbered =
  /\b(?:pages?|p\.|pp\.|section|article|clause|chapter|item|no\.|number|note|exhibit|schedule|figure|table|line|room|vol\.?|volume) ?$/i;
const largestDay = 31;
/** Larger numbers before a month are no days with a slip of the finger. */
const largestMistypedDay = 39;

function listImpossible({ text }: Passage, dates: readonly WrittenDate[]): readonly Defect[] {
  return dates.flatMap((date): readonly Defect[] => {
    const { from, to, year, month, day } = date;
    if (isCalendarDay(year, month, day) || !isMeantAsDate(text, date)) return [];
    const isMonthKnown = month >= 1 && month <= 12;
    const detail = isMonthKnown
      ? `${getMonthName(month)} ${year} has no day ${day}.`
      : `No calendar has the day ${text.slice(from, to)}.`;
    return [{ defect: 'impossible', detail, from, to }];
  });
}

/** Numbers that look like a date may be the number of a case, a part or a page. */
function isMeantAsDate(text: string, date: WrittenDate): boolean {
  const { from, year, month, day, style, separator, isYearShort } = date;
  if (year < 1900 || year > 2099) return false;
  if (style === 'month-in-words') {
    const isNumbered = /^\d/.test(text.slice(from)) && numbered.test(text.slice(0, from));
    const largest = isYearShort ? largestDay : largestMistypedDay;
    return day > 0 && day <= largest && !isNumbered;
  }
  if (isYearShort) return false;
  const [smaller, larger] = day < month ? [day, month] : [month, day];
  // Hyphens and full stops part the numbers of cases and parts too.
  if (separator !== '/') return smaller >= 1 && smaller <= 12 && larger <= largestDay;
  return true;
}

const dayBefore = new RegExp(`(?<![a-z])(${weekdayNames})(?:,| the|\\.)? ?,? ?$`, 'i');
const longestBeforeDay = 16;

function listWrongWeekdays({ text }: Passage, dates: readonly WrittenDate[]): readonly Defect[] {
  return dates.flatMap((date): readonly Defect[] => {
    const { from, to } = date;
    const before = text.slice(Math.max(0, from - longestBeforeDay), from);
    const match = dayBefore.exec(before);
    const iso = getReal(date);
    if (match === null || iso === undefined) return [];
    const name = match[1] ?? '';
    const weekday = readWeekday(name);
    const real = getWeekday(iso);
    // Short forms count as names with a capital only: "sun", "wed", "sat" are words.
    if (weekday === real || (!/^[A-Z]/.test(name) && !/day$/i.test(name))) return [];
    const detail = `${formatDate(iso)} is a ${getWeekdayName(real)}, not a ${getWeekdayName(weekday)}.`;
    return [{ defect: 'weekday', detail, from: from - before.length + match.index, to }];
  });
}

const rangeWord = /^\s?(?:-|–|—|to|until|till|through|and)\s(?:the )?$/i;
const rangeLead = /\b(?:from|between|period|dates?|valid|term|held|runs?|lasts?)\b[^.;]{0,25}$/i;
const longestRangeWord = 12;
const reachOfLead = 50;

function listTurnedPeriods({ text }: Passage, dates: readonly WrittenDate[]): readonly Defect[] {
  return dates.slice(1).flatMap((second, index): readonly Defect[] => {
    const first = dates[index];
    const [start, end] = [first && getReal(first), getReal(second)];
    if (first === undefined || start === undefined || end === undefined || end >= start) return [];
    const between = text.slice(first.to, second.from);
    if (between.length > longestRangeWord || !rangeWord.test(between)) return [];
    const lead = text.slice(Math.max(0, first.from - reachOfLead), first.from);
    if (/\band\b/i.test(between) && !/\bbetween\b/i.test(lead)) return [];
    if (!rangeLead.test(lead) && !/^\s?[-–—]/.test(between)) return [];
    const detail = `The period ends on ${formatDate(end)}, before it starts on ${formatDate(start)}.`;
    return [{ defect: 'order', detail, from: first.from, to: second.to }];
  });
}

function getReal(date: WrittenDate): string | undefined {
  return date.isAmbiguous ? undefined : toCalendarDate(date);
}

/** A date that may mean two days; `day` is the first number, `month` the second. */
interface UnclearDate extends Evidence {
  readonly day: number;
  readonly month: number;
  readonly year: number;
}

interface DatedPassage {
  readonly passage: Passage;
  readonly dates: readonly WrittenDate[];
}

function listUnclear(text: string, passages: readonly DatedPassage[]): readonly UnclearDate[] {
  return passages.flatMap(({ passage, dates }) =>
    dates.filter(isUnclear).flatMap(({ from, to, day, month, year }): readonly UnclearDate[] => {
      const evidence = findEvidence(text, passage, { from, to });
      return evidence === undefined ? [] : [{ ...evidence, day, month, year }];
    }),
  );
}

function joinUnclear(unclear: readonly UnclearDate[]): readonly DateHit[] {
  const evidence = unclear
    .slice(0, mostUnclear)
    .map(({ start, end, quote }): Evidence => ({ start, end, quote }));
  const [first] = unclear;
  if (first === undefined || !hasFirst(evidence)) return [];
  const { quote, day, month, year } = first;
  const detail = `${quote} may mean ${day} ${getMonthName(month)} or ${month} ${getMonthName(day)} ${year}.`;
  return [{ defect: 'ambiguous', detail, severity: mildest, evidence }];
}

/** Only with a slash and a full year: other numbers of two digits may be no date at all. */
function isUnclear({ isAmbiguous, isYearShort, separator }: WrittenDate): boolean {
  return isAmbiguous && !isYearShort && separator === '/';
}
