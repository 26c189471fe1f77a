import { expect, it } from 'vitest';
import { getWaitMs } from './get-entitlement.ts';

const midnight = '2026-11-21T00:00:00Z';

it.each([
  ['when its day is over, where analyses are counted', midnight, '2026-11-20T23:00:00Z', 3_601_000],
  ['not at once, where the clock runs ahead', midnight, '2026-11-21T00:03:00Z', 60_000],
  ['never, where nothing is counted', undefined, '2026-11-20T23:00:00Z', false],
])('the allowance is asked for anew %s', (_, resetsAt, now, waitMs) => {
  expect(getWaitMs(resetsAt, Date.parse(now))).toBe(waitMs);
});
