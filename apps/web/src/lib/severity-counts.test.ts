import { getSeverityNames } from '@clauselight/core';
import type { Severity } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { countSeverities, describeCounts, getSeverityCount } from './severity-counts.ts';

const findings = ([1, 4, 4] as const satisfies Severity[]).map((severity) => ({ severity }));
const counts = countSeverities(findings);

describe('findings by severity', () => {
  it('are counted, the gravest first, without empty severities', () => {
    expect(counts).toEqual([
      { severity: 4, count: 2 },
      { severity: 1, count: 1 },
    ]);
  });

  it('are none where a severity was left out', () => {
    expect(getSeverityCount(counts, 4)).toBe(2);
    expect(getSeverityCount(counts, 5)).toBe(0);
  });

  it('are told in the words of the family', () => {
    expect(describeCounts(counts, getSeverityNames('contract'))).toBe('2 high, 1 info');
    expect(describeCounts([], getSeverityNames('contract'))).toBe('');
  });
});
