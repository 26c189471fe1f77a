import type { Severity } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { getPoints, getStanding } from './points.ts';

describe('what a finding means to a side', () => {
  it.each([
    ['a risk to who bears it', ['t1'], 't1', 'risk'],
    ['in favor of who does not', ['t1'], 't2', 'favour'],
    ['a risk to everybody where all bear it, whoever asks', ['t1', 't2'], undefined, 'risk'],
    ['open where nobody has chosen a side', ['t1'], undefined, 'open'],
    ['open where it is unknown who bears it', undefined, 't1', 'open'],
  ] as const)('is %s', (_, bearers, side, standing) => {
    expect(getStanding(bearers, side, 2)).toBe(standing);
  });
});

describe('the points of a finding', () => {
  const severities: readonly Severity[] = [1, 2, 3, 4, 5];

  it('about double with each step of severity', () => {
    const points = severities.map((severity) => getPoints({ severity, confidence: 1 }, 'risk'));
    expect(points).toEqual([0.5, 1.5, 3, 6, 10]);
  });

  it('are fewer where the finding is less certain, rounded to four decimals', () => {
    expect(getPoints({ severity: 5, confidence: 0.8 }, 'risk')).toBe(8);
    expect(getPoints({ severity: 1, confidence: 1 / 3 }, 'risk')).toBe(0.1667);
  });

  it('are 45 % where it is open whose risk it is, and none where it is in favor', () => {
    expect(getPoints({ severity: 4, confidence: 1 }, 'open')).toBe(2.7);
    expect(getPoints({ severity: 4, confidence: 1 }, 'favour')).toBe(0);
  });
});
