import { describe, expect, it } from 'vitest';
import {
  describeCategorySums,
  describeCoverage,
  describeLevel,
  describeReduction,
  writeCategorySum,
} from './score-wording.ts';

describe('the wording of scores', () => {
  it.each([
    [{ label: 'Risk', level: 'medium' } as const, 'medium risk'],
    [{ label: 'Revision need', level: 'low' } as const, 'revision need: low'],
    [{ label: 'Risk', level: 'partial' } as const, 'partly judged'],
  ])('names the level by what the score measures: %j', (score, words) => {
    expect(describeLevel(score)).toBe(words);
  });

  it.each([
    [[0.8], '0.80'],
    [[0.4, 0.8], '0.80 + 0.35 × 0.40'],
    [[0.8, 0.2, 0.4], '0.80 + 0.35 × (0.40 + 0.20)'],
  ])('writes the sum of a category from its points, the largest first: %j', (points, sum) => {
    expect(writeCategorySum(points, 0.35)).toBe(sum);
  });

  it('says how points add up, with the share that counts', () => {
    expect(describeCategorySums({ rest: 0.35 })).toContain('every other one counts 0.35 of');
  });

  it('says what of the document the score is made from', () => {
    const coverage = { sentences: 40, recognized: 30 };
    expect(describeCoverage({ value: 2, coverage })).toBe(
      'The engine recognized 30 of 40 sentences.',
    );
    expect(describeCoverage({ value: 2 })).toBeUndefined();
  });

  it('says what the score would be if the rest asks as much, where little was recognized', () => {
    const coverage = { sentences: 40, recognized: 10 };
    const words = describeCoverage({ value: 2, coverage });
    expect(words).toContain('recognized only 10 of 40 sentences');
    // 10 * (1 - 0.8 ** 4)
    expect(words).toContain('If the others ask as much of the reader, it is 5.9.');
    expect(words).toContain('Read the others yourself.');
    expect(describeCoverage({ value: 0, coverage })).not.toContain('it is 0');
  });

  it('says what an advice takes off', () => {
    expect(describeReduction(0.6)).toBe('takes 0.6 off the score');
  });
});
