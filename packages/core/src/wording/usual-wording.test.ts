import type { UsualRange, UsualShare } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { describeAnswers, describeUsual, findUsual, formatUsualShare } from './usual-wording.ts';

const buildShare = (withClause: number, total = 40): UsualShare => ({
  kind: 'distribution',
  clause: 'Audit rights',
  withClause,
  total,
});

const range: UsualRange = {
  figure: 'renewal-notice',
  lower: 30,
  median: 60,
  upper: 90,
  total: 71,
};

describe('what is usual', () => {
  it.each([
    [
      30,
      'Usual here: most, 30 of 40 distribution or reseller agreements, have a clause “Audit rights”.',
    ],
    [29, 'Usual here: 29 of 40 distribution or reseller agreements have a clause “Audit rights”.'],
    [
      10,
      'Usual here: few, 10 of 40 distribution or reseller agreements, have a clause “Audit rights”.',
    ],
    [0, 'Usual here: none of 40 distribution or reseller agreements has a clause “Audit rights”.'],
  ])('says whether most, few or none have a clause, in numbers: %s of 40', (count, sentence) => {
    expect(describeUsual({ share: buildShare(count) })).toEqual([sentence]);
  });

  it('says which lengths the middle half has', () => {
    expect(describeUsual({ range })).toEqual([
      'Usual: 30 to 90 days (middle half of 71 commercial contracts).',
    ]);
    const same: UsualRange = { ...range, figure: 'liability-cap-months', lower: 12, upper: 12 };
    expect(describeUsual({ range: { ...same, kind: 'supply' } })).toEqual([
      'Usual: 12 months of fees (middle half of 71 supply or manufacturing agreements).',
    ]);
  });

  it('is nothing where nothing is known', () => {
    expect(describeUsual(undefined)).toEqual([]);
    expect(formatUsualShare({ range })).toBeUndefined();
  });

  it('fits into a cell', () => {
    expect(formatUsualShare({ share: buildShare(30), range })).toBe('in 30 of 40');
  });

  it('says what agreements answer', () => {
    expect(describeAnswers({ said: 363, denied: 7, total: 422 })).toBe(
      'Usual here: 363 of 422 non-disclosure agreements say so, 7 say the opposite.',
    );
    expect(describeAnswers({ said: 93, denied: 0, total: 422 })).toContain(
      'none says the opposite',
    );
  });

  it('is known at a finding by its check', () => {
    const usual = { share: buildShare(30) };
    const checks = [{ ruleId: 'PAY-11', usual }, { ruleId: 'PAY-12' }];
    expect(findUsual({ ruleId: 'PAY-11' }, checks)).toBe(usual);
    expect(findUsual({ ruleId: 'PAY-12' }, checks)).toBeUndefined();
    expect(findUsual({ ruleId: 'concept-entry' }, checks)).toBeUndefined();
  });
});
