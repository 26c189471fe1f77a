import { expect, it } from 'vitest';
import { computeMeanDifference, computeOrdered, computeSpearman } from './agreement.ts';

it('compares orders, whatever the distances, and shares ranks of equal values', () => {
  expect(computeSpearman([1, 2, 30], [4, 5, 6])).toBeCloseTo(1);
  expect(computeSpearman([1, 2, 3], [6, 5, 4])).toBeCloseTo(-1);
  // Ranks 1.5, 1.5, 3 and 1, 2, 3: 1.5 / sqrt(1.5 * 2).
  expect(computeSpearman([1, 1, 3], [1, 2, 3])).toBeCloseTo(0.866, 3);
});

it('gives the mean difference', () => {
  expect(computeMeanDifference([1, 5], [2, 2])).toBe(2);
});

it('gives the share of pairs in the right order', () => {
  // 1 < 2, 1 < 3, 2 = 2, 2 < 3.
  expect(computeOrdered([1, 2], [2, 3])).toBe(0.875);
});
