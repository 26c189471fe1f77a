import { findingSchema, scoreSchema } from '@clauselight/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Remark, RemarkLevel } from './remark.ts';
import { scoreRemarks } from './score-remarks.ts';

function buildRemark(facts: Partial<Remark> = {}): Remark {
  return {
    checkId: 'INV-02',
    category: 'invoice',
    title: 'Sums that do not add up',
    level: 3,
    points: 6,
    notice: 'The lines make 90, the total says 100.',
    why: 'Too much may be paid.',
    nextStep: 'Ask for a corrected invoice.',
    source: 'Computed',
    evidence: [{ start: 4, end: 7, quote: '100' }],
    ...facts,
  };
}

describe('remarks as findings', () => {
  it('say what the remark says', () => {
    const { findings } = scoreRemarks([buildRemark()], 'business');
    expect(findings).toEqual([
      expect.objectContaining({
        id: 'f1',
        ruleId: 'INV-02',
        category: 'invoice',
        title: 'Sums that do not add up',
        detail: 'The lines make 90, the total says 100.',
        why: 'Too much may be paid.',
        mitigation: 'Ask for a corrected invoice.',
        source: 'Computed',
        evidence: [{ start: 4, end: 7, quote: '100' }],
        standing: 'risk',
        points: 6,
      }),
    ]);
    expect(findings.map((finding) => findingSchema.safeParse(finding).success)).toEqual([true]);
  });

  it.each([
    [1, 1],
    [2, 3],
    [3, 4],
  ] as const)('of level %d have severity %d', (level, severity) => {
    const { findings } = scoreRemarks([buildRemark({ level })], 'writing');
    expect(findings[0]).toMatchObject({ severity, baseSeverity: severity });
  });

  it('keep their order and are numbered by it', () => {
    const remarks = ['A', 'B', 'C'].map((title) => buildRemark({ title }));
    const { findings } = scoreRemarks(remarks, 'other');
    expect(findings.map(({ id, title }) => id + title)).toEqual(['f1A', 'f2B', 'f3C']);
  });

  it('know the exact score without each of them', () => {
    const remark = fc.record({
      points: fc.constantFrom(0, 0.5, 3, 6, 10),
      category: fc.constantFrom('invoice', 'document', 'language'),
      level: fc.constantFrom<RemarkLevel>(1, 2, 3),
    });
    fc.assert(
      fc.property(fc.array(remark, { maxLength: 10 }), (facts) => {
        const remarks = facts.map((one) => buildRemark(one as Partial<Remark>));
        const { findings, score } = scoreRemarks(remarks, 'data');
        for (const [index, { scoreWithout }] of findings.entries()) {
          const rest = scoreRemarks(remarks.toSpliced(index, 1), 'data');
          expect(scoreWithout).toBe(rest.score.value);
          expect(scoreWithout).toBeLessThanOrEqual(score.value);
        }
      }),
    );
  });
});

describe('the score of a document that is no contract', () => {
  it.each([
    ['writing', 'Revision need'],
    ['business', 'Attention needed'],
    ['data', 'Attention needed'],
    ['other', 'Attention needed'],
    ['contract', 'Attention needed'],
  ] as const)('of the family %s measures: %s', (family, label) => {
    const { score } = scoreRemarks([], family);
    expect(score).toMatchObject({ label, value: 0, level: 'low' });
    expect(scoreSchema.parse(score).meaning).not.toBe('');
  });
});
