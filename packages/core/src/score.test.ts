import type { RiskCategory } from '@clauselight/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeScore, type Scored } from './score.ts';

const naming = { label: 'Risk', meaning: 'What is asked of the reader.' };
const compute = (findings: readonly Scored[]) => computeScore(findings, naming);

const finding = fc.record({
  category: fc.constantFrom<RiskCategory>('liability', 'termination', 'payment', 'disputes'),
  points: fc.constantFrom(0.225, 0.675, 1.08, 1.35, 2.16, 2.7, 4.5, 10),
});

describe('the score', () => {
  it('follows the formula on a worked example', () => {
    const score = compute([
      { category: 'liability', points: 6 },
      { category: 'liability', points: 2 },
      { category: 'payment', points: 3 },
    ]);
    // liability 6 + 0.35 * 2 = 6.7, payment 3: R = 9.7, 10 * (1 - exp(-9.7 / 30)) = 2.76
    expect(score).toMatchObject({ r: 9.7, value: 2.8, level: 'low' });
  });

  it('of an earlier analysis keeps the constants it was computed with', () => {
    const findings = [
      { category: 'liability', points: 6 },
      { category: 'liability', points: 2 },
    ] as const;
    // R = 6 + 0.5 * 2 = 7, 10 * (1 - exp(-7 / 20)) = 2.95
    const earlier = computeScore(findings, { ...naming, scale: 20, rest: 0.5 });
    expect(earlier).toMatchObject({ r: 7, value: 3, scale: 20, rest: 0.5 });
    expect(computeScore(findings, earlier)).toEqual(earlier);
  });

  it('never falls when a finding is added', () => {
    fc.assert(
      fc.property(fc.array(finding), finding, (findings, added) => {
        expect(compute([...findings, added]).r).toBeGreaterThanOrEqual(compute(findings).r);
        expect(compute([...findings, added]).value).toBeGreaterThanOrEqual(compute(findings).value);
      }),
    );
  });

  it('does not depend on the order of findings', () => {
    fc.assert(
      fc.property(fc.array(finding), (findings) => {
        expect(compute([...findings].reverse())).toEqual(compute(findings));
      }),
    );
  });

  it('is zero without findings and stays below ten', () => {
    expect(compute([]).value).toBe(0);
    expect(
      compute(Array.from({ length: 500 }, () => ({ category: 'payment', points: 10 }) as const))
        .value,
    ).toBeLessThanOrEqual(10);
  });

  it.each([4, 5] as const)(
    'is never called low while a finding of severity %d counts',
    (severity) => {
      const score = compute([{ category: 'payment', points: 1, severity }]);
      // 10 * (1 - exp(-1 / 30)) = 0.3
      expect(score).toMatchObject({ value: 3.1, level: 'medium', floor: 3.1, r: 1 });
    },
  );

  it('is left low by a grave finding in the reader’s favor, and by a mild one', () => {
    const favor = { category: 'payment', points: 0, severity: 5, standing: 'favour' } as const;
    expect(compute([favor])).toMatchObject({ value: 0, level: 'low' });
    expect(compute([{ category: 'payment', points: 1, severity: 3 }]).floor).toBeUndefined();
  });

  it('keeps whose it is when it is computed again', () => {
    expect(computeScore([], { ...naming, side: 'tenant' }).side).toBe('tenant');
  });
});
