import type { Check } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import {
  describeCertainty,
  describeChecks,
  groupByReason,
  nameCheck,
  nameCheckOutcome,
} from './check-wording.ts';

const list = (counts: Readonly<Record<string, number>>, category: Check['category'] = 'payment') =>
  Object.entries(counts).flatMap(([outcome, count]) =>
    Array.from({ length: count }, () => ({
      outcome: outcome as Check['outcome'],
      category,
    })),
  );

function buildCheck(facts: Partial<Check>): Check {
  return {
    ruleId: 'PAY-01',
    category: 'payment',
    title: 'Slow payment',
    subject: 'Time allowed for payment',
    outcome: 'not-checked',
    evidence: [],
    ...facts,
  };
}

describe('the wording of checks', () => {
  it('counts every outcome and approves nothing', () => {
    expect(describeChecks(list({ found: 2, present: 4, 'not-found': 3 }))).toBe(
      '9 checks were made: 2 found something, 4 found their subject without a problem that was recognised, and 3 found nothing of the kind.',
    );
  });

  it('counts what was not checked, where there is any', () => {
    expect(describeChecks(list({ 'not-found': 1, 'not-checked': 4 }))).toMatch(
      /^1 check was made: .* 4 checks were not made and say nothing\.$/,
    );
  });

  it('counts no check where none was made', () => {
    expect(describeChecks(list({ 'not-checked': 7 }))).toBe(
      'No check was made. 7 checks were not made and say nothing.',
    );
    expect(describeChecks([])).toBe('');
  });

  it('says of defects that there is nothing to remark, so that no title reads as its opposite', () => {
    const sums = buildCheck({ category: 'invoice', title: 'Sums add up', outcome: 'not-found' });
    expect(nameCheckOutcome(sums)).toBe('Nothing to remark');
    expect(nameCheckOutcome({ ...sums, outcome: 'found' })).toBe('Found something');
    expect(nameCheckOutcome({ ...sums, category: 'payment' })).toBe('Nothing of the kind found');
    expect(describeChecks(list({ found: 1, 'not-found': 3 }, 'invoice'))).toBe(
      '4 checks were made: 1 found something, and 3 found nothing to remark.',
    );
  });

  it('names a check by its risk only if it found one', () => {
    const check = buildCheck({ title: 'Slow payment', subject: 'Time allowed for payment' });
    expect(nameCheck({ ...check, outcome: 'found' })).toBe('Slow payment');
    expect(nameCheck({ ...check, outcome: 'present' })).toBe('Time allowed for payment');
    expect(nameCheck({ ...check, outcome: 'not-found' })).toBe('Time allowed for payment');
  });

  it('groups what was not checked by its reason', () => {
    const checks = [
      buildCheck({ ruleId: 'A', reason: 'It failed.' }),
      buildCheck({ ruleId: 'B', reason: 'Not in English.' }),
      buildCheck({ ruleId: 'C', reason: 'It failed.' }),
    ];
    const groups = groupByReason(checks).map(({ reason, checks: own }) => [
      reason,
      own.map(({ ruleId }) => ruleId),
    ]);
    expect(groups).toEqual([
      ['It failed.', ['A', 'C']],
      ['Not in English.', ['B']],
    ]);
  });

  it('says how sure a model is', () => {
    expect(describeCertainty(0.876)).toBe('88 % sure');
  });
});
