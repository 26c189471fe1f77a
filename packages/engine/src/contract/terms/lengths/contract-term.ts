import type { Evidence } from '@clauselight/schema';
import { findEvidence } from '../../../text/passage.ts';
import { addDuration, getMonthEnd } from '../../../text/values/calendar.ts';
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
 * Finds the length of the agreement. An end date that is not stated is counted from the start date to the same day of
 * the month or year in which it ends: three years from 1 March 2018 end on 1 March 2021. This is the anniversary, as
 * reviewers of contracts count, and not the day before, which is strictly the last day of a term that includes its
 * first day. It is the day before when the words say so.
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
  const start = findTermStart({ source, passage, length, known });
  if (start === undefined) return undefined;
  const before = passage.text.slice(Math.max(0, length.from - 60), length.from);
  const result =
    length.value.kind === 'length'
      ? addTerm(start.day.date, length.value.duration, before)
      : findYearEnd(start.day.date, length.value);
  const evidence = findEvidence(source, passage, joinSpans(length, start));
  return result && evidence && { ...result, evidence, basis: [start.day.evidence] };
}

type ComputedEnd = Pick<ComputedDate, 'date' | 'computation'>;

const dayBefore = /\bday (?:immediately )?(?:before|prior to|preceding) (?:the )?$/i;
const monthEnd = /\b(?:last day|end) of the (?:calendar )?month\b[^.;]{0,40}$/i;
const calendarYear =
  /\bend of (?:the |that |this )?(?:then[- ])?(?:current |first )?calendar year\b/i;

function addTerm(start: string, duration: Duration, before: string): ComputedEnd | undefined {
  const anniversary = addDuration(start, duration);
  if (anniversary === undefined) return undefined;
  const computation = `${formatDate(start)} + ${formatDuration(duration)}`;
  if (monthEnd.test(before)) {
    return { date: getMonthEnd(anniversary), computation: `${computation}, end of the month` };
  }
  if (!dayBefore.test(before)) return { date: anniversary, computation };
  const date = addDuration(anniversary, { amount: 1, unit: 'day' }, -1);
  return date === undefined ? undefined : { date, computation: `${computation} - 1 day` };
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
