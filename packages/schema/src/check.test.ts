import { describe, expect, it } from 'vitest';
import { checkSchema, earlierCheckReason } from './check.ts';

const earlier = { ruleId: 'PAY-01', category: 'payment', title: 'Slow payment' };
const evidence = [{ start: 0, end: 3, quote: 'pay' }];
const current = { ...earlier, subject: 'Time allowed for payment', evidence: [] };

describe('a check of an earlier version', () => {
  it('that matched nothing was never verified, so it counts as not checked and says why', () => {
    expect(checkSchema.parse({ ...earlier, outcome: 'not-found' })).toEqual({
      ...earlier,
      subject: 'Slow payment',
      outcome: 'not-checked',
      reason: earlierCheckReason,
      evidence: [],
    });
  });

  it.each([
    ['found', 'found'],
    ['not-applicable', 'not-checked'],
    ['failed', 'not-checked'],
  ])('%s is read as %s', (outcome, expected) => {
    expect(checkSchema.parse({ ...earlier, outcome }).outcome).toBe(expected);
  });
});

describe('a check', () => {
  it.each([
    { ...current, outcome: 'found' },
    { ...current, outcome: 'not-found' },
    { ...current, outcome: 'present', evidence },
    { ...current, outcome: 'not-checked', reason: 'It failed.' },
  ])('$outcome is read as it is', (check) => {
    expect(checkSchema.parse(check)).toEqual(check);
  });

  it.each([
    ['is present without a passage', { ...current, outcome: 'present' }],
    ['is not checked without a reason', { ...current, outcome: 'not-checked' }],
    ['has an outcome of an earlier version', { ...current, outcome: 'failed' }],
    ['is absent with a passage', { ...current, outcome: 'not-found', evidence }],
  ])('that %s is refused', (_, check) => {
    expect(checkSchema.safeParse(check).success).toBe(false);
  });
});
