import { findEvidence } from '../../../text/passage.ts';
import { addDuration } from '../../../text/values/calendar.ts';
import { formatDate } from '../../../text/values/dates.ts';
import { formatDuration } from '../../../text/values/durations.ts';
import type { ComputedDate } from '../dates/computed-date.ts';
import type { ScoredMention } from './scored-mention.ts';

interface Input {
  readonly source: string;
  readonly expiration: ComputedDate | undefined;
  /** The period of the notice that prevents renewal. */
  readonly notice: ScoredMention | undefined;
}

/**
 * Finds the last day on which a notice prevents the first renewal. Returns nothing when the end or the notice period is
 * unknown.
 */
export function findRenewalDeadline({
  source,
  expiration,
  notice,
}: Input): ComputedDate | undefined {
  if (expiration === undefined || notice?.mention.value.kind !== 'length') return undefined;
  const { duration } = notice.mention.value;
  const date = addDuration(expiration.date, duration, -1);
  const evidence = findEvidence(source, notice.sentence.passage, notice.mention);
  if (date === undefined || evidence === undefined) return undefined;
  return {
    date,
    evidence,
    computation: `${formatDate(expiration.date)} - ${formatDuration(duration)}`,
    basis: [expiration.evidence, ...(expiration.basis ?? [])],
  };
}
