import { ModelError } from '@clauselight/language-model';
import { type ModelFailure, modelFailureSchema } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { findRetryDelay } from './retry-delay.ts';

const state = { failedBefore: 0, remainingMs: 60_000, random: 0 };

/** The delays until it is not tried any more. */
function listDelays(failure: ModelFailure, random = 0): number[] {
  const delays: number[] = [];
  for (;;) {
    const next = { ...state, failedBefore: delays.length, random };
    const delay = findRetryDelay(new ModelError(failure), next);
    if (delay === undefined) return delays;
    delays.push(delay);
  }
}

describe('whether and when a request to a model is repeated', () => {
  it.each(['dropped', 'malformed', 'empty', 'wrong-language', 'unavailable'] as const)(
    'retries an answer that was %s twice, with growing delays',
    (failure) => {
      expect(listDelays(failure)).toEqual([500, 1000]);
      expect(listDelays(failure, 0.5)).toEqual([750, 1500]);
    },
  );

  it('retries several times after too many requests', () => {
    expect(listDelays('rate-limited')).toEqual([500, 1000, 2000, 4000]);
  });

  const again = ['dropped', 'malformed', 'empty', 'wrong-language', 'unavailable', 'rate-limited'];
  const never = modelFailureSchema.options.filter((failure) => !again.includes(failure));
  it.each(never)('never retries the failure %s', (failure) => {
    expect(listDelays(failure)).toEqual([]);
  });

  it('does not retry before the time that the provider names', () => {
    const error = new ModelError('rate-limited', { retryAfterMs: 7000 });
    expect(findRetryDelay(error, state)).toBe(7000);
    expect(findRetryDelay(error, { ...state, random: 0.5 })).toBe(7125);
  });

  it('does not retry if the answer would come too late', () => {
    const error = new ModelError('rate-limited', { retryAfterMs: 7000 });
    expect(findRetryDelay(error, { ...state, remainingMs: 7000 })).toBeUndefined();
    expect(findRetryDelay(error, { ...state, remainingMs: 7001 })).toBe(7000);
  });
});
