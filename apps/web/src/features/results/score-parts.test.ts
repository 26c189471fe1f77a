import { describe, expect, it } from 'vitest';
import { computeScoreParts } from './score-parts.ts';

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
});
