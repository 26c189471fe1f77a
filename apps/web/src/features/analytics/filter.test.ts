import { describe, expect, it } from 'vitest';
import { buildId, buildRecord } from '../../lib/insights/test/build-insight.ts';
import { narrow, readAnalyticsFilter, writeAnalyticsFilter } from './filter.ts';

const now = new Date('2026-11-22T12:00:00Z');
const records = [
  buildRecord({ id: buildId(1), analyzedAt: '2026-11-21T12:00:00Z' }),
  buildRecord({ id: buildId(2), analyzedAt: '2026-10-23T12:00:00Z', documentKind: 'essay' }),
  buildRecord({ id: buildId(3), analyzedAt: '2026-10-23T11:59:59Z' }),
  buildRecord({ id: buildId(4), analyzedAt: '2025-01-01T00:00:00Z', documentKind: undefined }),
];

function find(query: string): number[] {
  const filter = readAnalyticsFilter(new URLSearchParams(query));
  return narrow(records, filter, now).map(({ id }) => Number(id.slice(-1)));
}

describe('the filter of analyses', () => {
  it.each([
    ['', [1, 2, 3, 4]],
    ['period=30', [1, 2]],
    ['period=90', [1, 2, 3]],
    ['period=365&kind=contract', [1, 3]],
    ['kind=writing', [2]],
    ['kind=data', []],
    ['period=7&kind=constructor', [1, 2, 3, 4]],
  ])('%j leaves %j', (query, ids) => {
    expect(find(query)).toEqual(ids);
  });

  it('is read back from the address it was written into, beside what else is there', () => {
    const filter = { period: '90', family: 'data' } as const;
    const params = writeAnalyticsFilter(new URLSearchParams('x=1&kind=other'), filter);
    expect(readAnalyticsFilter(params)).toEqual(filter);
    const cleared = writeAnalyticsFilter(params, { period: 'all', family: undefined });
    expect(cleared.toString()).toBe('x=1');
  });
});
