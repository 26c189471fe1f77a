import { describe, expect, it } from 'vitest';
import { computeScoreParts, type ScorePart, writePart } from './score-parts.ts';

const score = {
  label: 'Risk',
  meaning: '',
  value: 5,
  level: 'medium' as const,
  r: 3,
  scale: 4,
  rest: 0.35,
  categories: [
    { category: 'payment' as const, points: 1 },
    { category: 'liability' as const, points: 2 },
    { category: 'drafting' as const, points: 0 },
  ],
};

function buildPart(findingPoints: number[]): ScorePart {
  return { category: 'payment', points: 1, length: 1, findingPoints };
}

describe('the parts of a score', () => {
  it('come heaviest first, measured against the heaviest, without those that add nothing', () => {
    const parts = computeScoreParts(score, []);
    expect(parts.map(({ category, length }) => [category, length])).toEqual([
      ['liability', 1],
      ['payment', 0.5],
    ]);
  });

  it('are none where nothing was found', () => {
    expect(computeScoreParts({ ...score, categories: [] }, [])).toEqual([]);
  });

  it.each([
    [[0.8], '0.80'],
    [[0.8, 0.4], '0.80 + 0.35 × 0.40'],
    [[0.8, 0.4, 0.2], '0.80 + 0.35 × (0.40 + 0.20)'],
  ])('%j is written as %s', (points, formula) => {
    expect(writePart(buildPart(points), 0.35)).toBe(formula);
  });
});
