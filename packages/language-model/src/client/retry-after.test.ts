import { afterEach, expect, test, vi } from 'vitest';
import { readRetryAfter } from './retry-after.ts';

afterEach(() => vi.useRealTimers());

test.each<[Record<string, string>, number | undefined]>([
  [{}, undefined],
  [{ 'retry-after': '7' }, 7000],
  [{ 'retry-after': '0.25' }, 250],
  [{ 'retry-after': 'Sun, 22 Nov 2026 12:00:30 GMT' }, 30_000],
  [{ 'retry-after': 'Sun, 22 Nov 2026 11:00:00 GMT' }, 0],
  [{ 'retry-after': 'soon' }, undefined],
  [{ 'retry-after-ms': '120', 'retry-after': '7' }, 120],
  [
    {
      'x-ratelimit-remaining-requests': '0',
      'x-ratelimit-reset-requests': '1m0.5s',
      'x-ratelimit-remaining-tokens': '0',
      'x-ratelimit-reset-tokens': '120ms',
    },
    60_500,
  ],
  [{ 'x-ratelimit-remaining-tokens': '10', 'x-ratelimit-reset-tokens': '5s' }, undefined],
  [{ 'x-ratelimit-remaining-tokens': '0', 'x-ratelimit-reset-tokens': 'later' }, undefined],
])('%j is %s milliseconds', (headers, milliseconds) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 12) });
  expect(readRetryAfter(headers)).toBe(milliseconds);
});

test('without headers there is nothing to wait for', () => {
  expect(readRetryAfter(undefined)).toBeUndefined();
});
