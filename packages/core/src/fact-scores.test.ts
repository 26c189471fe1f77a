import type { AnalysisFacts } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { computeFactScores } from './fact-scores.ts';

const finding = (id: string) =>
  ({ id, ruleId: 'PAY-01', title: 'Slow payment', category: 'payment', severity: 3 }) as const;
const facts: AnalysisFacts = {
  documentKind: 'services',
  kindLabel: 'Services agreement',
  scoreLabel: 'Risk',
  isIncomplete: false,
  findings: [finding('a'), finding('b')],
  dates: [],
  values: [],
  sideScores: [
    { side: 'client', role: 'client', score: 2.8 },
    { side: 'maker', score: 0 },
  ],
  weights: [
    { side: 'client', points: [10, 0], inFavour: [1] },
    { side: 'maker', points: [0, 3], inFavour: [0] },
  ],
};

describe('the scores from the facts of an analysis', () => {
  it('are those of each side, and of the side that bears most', () => {
    // 10 * (1 - exp(-10 / 30)) = 2.8 and 10 * (1 - exp(-3 / 30)) = 1.0
    expect(computeFactScores(facts, [])).toEqual({
      riskScore: 2.8,
      sideScores: [
        { side: 'client', role: 'client', score: 2.8 },
        { side: 'maker', score: 1 },
      ],
    });
  });

  it('leave out the findings set aside', () => {
    expect(computeFactScores(facts, ['a'])).toMatchObject({ riskScore: 1 });
    expect(computeFactScores(facts, ['a', 'b'])).toMatchObject({ riskScore: 0 });
  });

  it('are unknown for a document that was not judged', () => {
    const { weights: _, ...rest } = facts;
    expect(computeFactScores(rest, [])).toBeUndefined();
  });
});
