import type { ModelError } from '@clauselight/language-model';
import type { ModelFailure } from '@clauselight/schema';

/** How often each failure is retried. Failures that are not listed are permanent. */
const retries: Partial<Record<ModelFailure, number>> = {
  'rate-limited': 4,
  dropped: 2,
  malformed: 2,
  empty: 2,
  'wrong-language': 2,
  unavailable: 2,
};

const firstDelayMs = 500;
/** A random delay, so that requests with the same retry time do not return all at once. */
const spreadMs = 250;

export interface RetryState {
  /** The number of earlier attempts that failed. */
  readonly failedBefore: number;
  /** Milliseconds until the answer becomes useless. */
  readonly remainingMs: number;
  /** At least 0 and below 1. */
  readonly random: number;
}

/**
 * Milliseconds until the next attempt; undefined if there is none. The provider's own retry time is respected: there
 * is no attempt before it, and none at all if it is after the deadline.
 */
export function findRetryDelay(error: ModelError, state: RetryState): number | undefined {
  const { failedBefore, remainingMs, random } = state;
  if (failedBefore >= (retries[error.failure] ?? 0)) return undefined;
  const delayMs =
    error.retryAfterMs === undefined
      ? firstDelayMs * 2 ** failedBefore * (1 + random)
      : error.retryAfterMs + spreadMs * random;
  return delayMs < remainingMs ? delayMs : undefined;
}
