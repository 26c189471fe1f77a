import { describe, expect, it } from 'vitest';
import {
  describeCategorySums,
  describeLevel,
  describeReduction,
  writeCategorySum,
} from './score-wording.ts';

describe('the wording of scores', () => {
  it.each([
    [{ label: 'Risk', level: 'medium' } as const, 'medium risk'],
    [{ label: 'Revision need', level: 'low' } as const, 'revision need: low'],
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

  it('says what an advice takes off', () => {
    expect(describeReduction(0.6)).toBe('takes 0.6 off the score');
  });
});
