import type { Evidence } from '@clauselight/schema';
import { findEvidence } from '../../../text/passage.ts';
import { getDayBefore } from '../../../text/values/calendar.ts';
import { formatDate } from '../../../text/values/dates.ts';
import { formatDuration } from '../../../text/values/durations.ts';
import type { ComputedDate } from '../dates/computed-date.ts';
import { isBeforeEnd } from './notice-period.ts';
import type { NoticeReceipt } from './notice-receipt.ts';
import type { ScoredMention } from './scored-mention.ts';

interface Input {
  readonly source: string;
  readonly expiration: ComputedDate | undefined;
  /** The notice that prevents or causes the renewal. */
  readonly notice: ScoredMention | undefined;
  readonly receipt: NoticeReceipt | undefined;
}

export interface RenewalDeadline extends ComputedDate {
  readonly computation: string;
  readonly basis: readonly Evidence[];
}

/**
 * Finds the last day on which a notice prevents or causes the first renewal: a whole notice period then remains up to
 * the end of the last day of the term. Returns nothing when the end is unknown, when the notice is not due a length of
 * time before the end, and for business days, which depend on holidays. See `docs/decisions/041-counting-days.md`.
 */
export function findRenewalDeadline({
  source,
  expiration,
  notice,
  receipt,
}: Input): RenewalDeadline | undefined {
  if (expiration === undefined || notice?.mention.value.kind !== 'length') return undefined;
  if (!isBeforeEnd(notice)) return undefined;
  const { duration } = notice.mention.value;
  const date = getDayBefore(expiration.date, duration);
  const evidence = findEvidence(source, notice.sentence.passage, notice.mention);
  if (date === undefined || evidence === undefined) return undefined;
  const counted = `end of ${formatDate(expiration.date)} - ${formatDuration(duration)}`;
  return {
    date,
    evidence,
    computation: `${counted}, as the day of the notice does not count${receipt === undefined ? '' : `; ${receipt.assumption}`}`,
    basis: [
      expiration.evidence,
      ...(expiration.basis ?? []),
      ...(receipt === undefined ? [] : [receipt.evidence]),
    ],
  };
}
