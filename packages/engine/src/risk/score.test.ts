import type { RiskCategory } from '@clauselight/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeScore, getConfidence, getPoints } from './score.ts';

const finding = fc.record({
  category: fc.constantFrom<RiskCategory>('liability', 'termination', 'payment', 'disputes'),
  points: fc.constantFrom(0.225, 0.675, 1.08, 1.35, 2.16, 2.7, 4.5, 10),
});

describe('the score', () => {
  it('follows the formula on a worked example', () => {
    const score = computeScore([
      { category: 'liability', points: 6 },
      { category: 'liability', points: 2 },
      { category: 'payment', points: 3 },
    ]);
    // liability 6 + 0.35 * 2 = 6.7, payment 3: R = 9.7, 10 * (1 - exp(-9.7 / 30)) = 2.76
    expect(score).toMatchObject({ r: 9.7, value: 2.8, level: 'low' });
  });

  it('never falls when a finding is added', () => {
    fc.assert(
      fc.property(fc.array(finding), finding, (findings, added) => {
        expect(computeScore([...findings, added]).r).toBeGreaterThanOrEqual(
          computeScore(findings).r,
        );
        expect(computeScore([...findings, added]).value).toBeGreaterThanOrEqual(
          computeScore(findings).value,
        );
      }),
    );
  });

  it('does not depend on the order of findings', () => {
    fc.assert(
      fc.property(fc.array(finding), (findings) => {
        expect(computeScore([...findings].reverse())).toEqual(computeScore(findings));
      }),
    );
  });

  it('is zero without findings and stays below ten', () => {
    expect(computeScore([]).value).toBe(0);
    expect(
      computeScore(
        Array.from({ length: 500 }, () => ({ category: 'payment', points: 10 }) as const),
      ).value,
    ).toBeLessThanOrEqual(10);
  });

  it.each([
    ['A', 4, 0.9, 2.7],
    ['B', 3, 0.72, 1.08],
    ['C', 1, 0.45, 0.0563],
    ['N', 3, 0.54, 0.405],
  ] as const)('weighs grade %s and severity %s', (grade, severity, confidence, points) => {
    expect(getConfidence({ grade })).toBe(confidence);
    expect(getPoints({ grade }, severity)).toBe(points);
  });
});
