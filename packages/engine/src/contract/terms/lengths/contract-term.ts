import type { Evidence } from '@clauselight/schema';
import { findEvidence } from '../../../text/passage.ts';
import { addDuration, getLastDay, getMonthEnd } from '../../../text/values/calendar.ts';
import { formatDate } from '../../../text/values/dates.ts';
import { type Duration, formatDuration } from '../../../text/values/durations.ts';
import type { ComputedDate } from '../dates/computed-date.ts';
import type { KnownDates } from '../dates/known-dates.ts';
import { findTermStart, type TermStart } from './term-start.ts';
import { findTermStatement, type TermStatement } from './term-statement.ts';
import type { TimeMention } from './time-mention.ts';
import type { TimedSentence } from './timed-sentence.ts';

/** The initial length of the agreement, and its end. */
export interface ContractTerm {
  /** The length, or words when the end is open; absent when only the last day is stated. */
  readonly length?: TimeMention['value'] | undefined;
  /** The words that state the length. */
  readonly evidence?: Evidence | undefined;
  readonly expiration: ComputedDate | undefined;
}

interface Input {
  readonly source: string;
  readonly sentences: readonly TimedSentence[];
  readonly known: KnownDates;
}

/**
 * Finds the length of the agreement. An end date that is not stated is counted from the start date, which counts as the
 * first day: three years from 1 March 2018 end on 28 February 2021. The start does not count when the words say `after`
 * it, and a term to an anniversary ends on that day. See `docs/decisions/041-counting-days.md`.
 */
export function findContractTerm({ source, sentences, known }: Input): ContractTerm | undefined {
  const statement = findTermStatement(sentences);
  if (statement === undefined) return undefined;
  const { passage } = statement.sentence;
  const { length, end } = statement;
  const stated = end?.value.kind === 'date' ? end.value.date : undefined;
  const endEvidence = end && findEvidence(source, passage, end);
  return {
    length: length?.value,
    evidence: length && findEvidence(source, passage, length),
    expiration:
      stated !== undefined && endEvidence !== undefined
        ? { date: stated, evidence: endEvidence }
        : computeExpiration({ source, statement, known }),
  };
}

interface ComputationInput {
  readonly source: string;
  readonly statement: TermStatement;
  readonly known: KnownDates;
}

function computeExpiration({
  source,
  statement: { sentence, length },
  known,
}: ComputationInput): ComputedDate | undefined {
  const { passage } = sentence;
  if (length === undefined || length.value.kind === 'open') return undefined;
  if (contractYear.test(passage.text.slice(length.from, length.to)) && ownYear.test(source)) {
    return undefined;
  }
  const start = findTermStart({ source, passage, length, known });
  if (start === undefined) return undefined;
  const before = passage.text.slice(Math.max(0, length.from - 60), length.from);
  const result =
    length.value.kind === 'length'
      ? addTerm({
          start: start.day.date,
          duration: length.value.duration,
          before,
          words: passage.text.slice(length.from, length.to),
          after: passage.text.slice(length.to, length.to + 200),
        })
      : findYearEnd(start.day.date, length.value);
  const evidence = findEvidence(source, passage, joinSpans(length, start));
  return result && evidence && { ...result, evidence, basis: [start.day.evidence] };
}

type ComputedEnd = Pick<ComputedDate, 'date' | 'computation'>;

const dayBefore = /\bday (?:immediately )?(?:before|prior to|preceding) (?:the )?$/i;
const contractYear = /\b(?:contract|lease|licen[cs]e|agreement|operating) year\b/i;
/** A document that defines its contract years may let the first one be longer or shorter. */
const ownYear = /["“](?:contract|lease|licen[cs]e|agreement|operating) years?["”]/i;
const isAnniversary = /\banniversary\b/i;
const endsOnAnniversary =
  /\b(?:end(?:s|ing)?|expir\w+|until|through|terminat\w+)\b[^.;]{0,40}(?<!before the [\w() -]{0,20})\banniversary\b/i;
const startsAfter =
  /^['"’]?s?,? ?(?:\([^()]{0,40}\) ?)?(?:(?:period|term) )?(?:immediately )?(?:after|following|subsequent to|from but (?:excluding|not including)|from the day after)\b/i;
const monthEnd = /\b(?:last day|end) of the (?:calendar )?month\b[^.;]{0,40}$/i;
const calendarYear =
  /\bend of (?:the |that |this )?(?:then[- ])?(?:current |first )?calendar year\b/i;

interface CountedTerm {
  readonly start: string;
  readonly duration: Duration;
  /** The words before the length, the words of the length, and those after it. */
  readonly before: string;
  readonly words: string;
  readonly after: string;
}

function addTerm({ start, duration, before, words, after }: CountedTerm): ComputedEnd | undefined {
  const anniversary = addDuration(start, duration);
  if (anniversary === undefined) return undefined;
  const computation = `${formatDate(start)} + ${formatDuration(duration)}`;
  if (monthEnd.test(before)) {
    return { date: getMonthEnd(anniversary), computation: `${computation}, end of the month` };
  }
  if (dayBefore.test(before)) {
    const date = addDuration(anniversary, { amount: 1, unit: 'day' }, -1);
    return date === undefined ? undefined : { date, computation: `${computation} - 1 day` };
  }
  if (isAnniversary.test(words) || endsOnAnniversary.test(after)) {
    return { date: anniversary, computation: `${computation}, the anniversary itself` };
  }
  if (startsAfter.test(after)) {
    return {
      date: anniversary,
      computation: `${computation}, as the day before it does not count`,
    };
  }
  const date = getLastDay(start, duration);
  if (date === undefined) return undefined;
  const day = date === anniversary ? '' : ' - 1 day';
  return { date, computation: `${computation}${day}, as the first day counts` };
}

function findYearEnd(start: string, value: TimeMention['value']): ComputedEnd | undefined {
  if (value.kind !== 'event' || !calendarYear.test(value.text)) return undefined;
  const year = start.slice(0, 4);
  return { date: `${year}-12-31`, computation: `end of the calendar year of ${formatDate(start)}` };
}

/** The span of the rule: the length and the words it is counted from, when they are close. */
function joinSpans(length: TimeMention, { words }: TermStart): { from: number; to: number } {
  if (words === undefined) return length;
  return { from: Math.min(length.from, words.from), to: Math.max(length.to, words.to) };
}
