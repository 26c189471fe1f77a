import { standingSchema } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import {
  describeNoFindings,
  describePoints,
  describeScoreEffect,
  describeSeverity,
  isSilenceTelling,
  nameAdjustment,
  standingNames,
} from './finding-wording.ts';
import { getSeverityNames } from './names.ts';

describe('the wording of findings', () => {
  const names = getSeverityNames('contract');

  it.each([
    [{ severity: 4, baseSeverity: 4 } as const, 'High'],
    [{ severity: 4, baseSeverity: 3 } as const, 'High, adjusted from Medium'],
  ])('names the severity, and what it was before adjustments: %j', (finding, words) => {
    expect(describeSeverity(finding, names)).toBe(words);
  });

  it.each([
    [1, 'Raised'],
    [-2, 'Lowered'],
  ])('says what an adjustment of %d steps did', (effect, words) => {
    expect(nameAdjustment({ effect })).toBe(words);
  });

  it.each([
    [3, '3.00 points'],
    [0, 'not in the score'],
  ])('says what %d points are', (points, words) => {
    expect(describePoints({ points })).toBe(words);
  });

  it('compares the score with and without a finding', () => {
    expect(describeScoreEffect({ without: 7.84, whole: 8.4 })).toBe(
      '7.8 without it instead of 8.4',
    );
  });

  it('calls nothing clean where steps failed', () => {
    const checks = [{ outcome: 'not-found' as const }];
    const score = { level: 'low' } as const;
    const clean = describeNoFindings({ failedSteps: [], checks, score });
    expect(clean).toBe('None of the checks found anything.');
    expect(
      describeNoFindings({ failedSteps: [{ step: 'risk', label: 'Risks' }], checks, score }),
    ).not.toContain(clean);
    expect(describeNoFindings({ failedSteps: [], checks: [] })).toBe('No check was made.');
  });

  it.each([
    ['not judged', undefined],
    ['judged in part', { level: 'partial' } as const],
  ])('takes silence for nothing where a document was %s', (_, score) => {
    const checks = [{ outcome: 'not-found' as const }];
    const words = describeNoFindings({ failedSteps: [], checks, score });
    expect(words).toContain('That says nothing about the document');
    expect(isSilenceTelling({ score })).toBe(false);
    expect(isSilenceTelling({ score: { level: 'low' } })).toBe(true);
  });

  it('tells the standings apart', () => {
    const names = standingSchema.options.map((standing) => standingNames[standing]);
    expect(new Set(names).size).toBe(3);
  });
});
