import type { ModelError } from '@clauselight/language-model';
import type { ModelFailure } from '@clauselight/schema';

/** How often a failure is worth another try; what is not named here will not be mended by asking again. */
const retries: Partial<Record<ModelFailure, number>> = {
  'rate-limited': 4,
  dropped: 2,
  malformed: 2,
  empty: 2,
  'wrong-language': 2,
  unavailable: 2,
};

const firstDelayMs = 500;
/** Those who were told the same time do not come back all at once. */
const spreadMs = 250;

export interface RetryState {
  /** Tries that have failed before this one. */
  readonly failedBefore: number;
  /** Milliseconds until an answer is of no use any more. */
  readonly remainingMs: number;
  /** From 0 to below 1. */
  readonly random: number;
}

/**
 * Milliseconds until the provider is asked again; undefined where it is not. A provider that names a time is asked no
 * sooner; one that names a time past the deadline is not asked at all.
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
