import type { ModelUsage, Rejected, ReviewState, ReviewStatus } from '@clauselight/schema';
import { t } from './messages.ts';

/** The progress of a running review, in a sentence. */
export function describeProgress({ status, portions }: ReviewState, modelName: string): string {
  const { total, done, failed } = portions;
  const values = { model: modelName };
  if (status === 'queued') return t('review.progress.queued', values);
  if (total === 0) return t('review.progress.begins', values);
  if (done + failed < total) return t('review.progress.reading', { ...values, done, total });
  return t('review.progress.summary', values);
}

/** The share of the document that was read or given up, 0-1; undefined until the number of parts is known. */
export function computeShare({ total, done, failed }: ReviewState['portions']): number | undefined {
  return total === 0 ? undefined : (done + failed) / total;
}

/** The state of a review, as its heading. */
export function nameOutcome(status: ReviewStatus, modelName: string): string {
  return t(outcomes[status], { model: modelName });
}

const outcomes = {
  queued: 'review.outcome.running',
  running: 'review.outcome.running',
  completed: 'review.outcome.completed',
  incomplete: 'review.outcome.incomplete',
  failed: 'review.outcome.failed',
  cancelled: 'review.outcome.cancelled',
} as const satisfies Record<ReviewStatus, string>;

/** How many claims of the model the text does not support; undefined if it supports all. */
export function countRejected({ quotes, statements }: Rejected): string | undefined {
  const count = quotes + statements;
  return count === 0 ? undefined : t('review.rejected.count', { count });
}

/** Which claims of the model were left out or marked; undefined if none were. */
export function describeRejected({ quotes, statements }: Rejected): string | undefined {
  if (quotes === 0 && statements === 0) return undefined;
  if (statements === 0) return t('review.rejected.quotes', { quotes });
  if (quotes === 0) return t('review.rejected.statements', { statements });
  return t('review.rejected.both', { quotes, statements });
}

/** Parts read, with those that were given up. */
export function describePortions({ total, done, failed }: ReviewState['portions']): string {
  if (failed === 0) return t('review.portions.all', { done, total });
  return t('review.portions.failed', { done, total, failed });
}

/** How often the model was asked, and how many answers came from the cache. */
export function describeCalls({ calls, cachedCalls }: ModelUsage): string {
  if (cachedCalls === 0) return t('review.calls.asked', { calls });
  return t('review.calls.kept', { calls, kept: cachedCalls });
}
