import { expect, it } from 'vitest';
import { computeReviewMs } from './review-time.ts';

it.each([
  [0, 55_000],
  [8000, 47_000],
  [50_000, 27_500],
])('after %d ms of the engine a review has %d of 55,000', (engineMs, reviewMs) => {
  expect(computeReviewMs(55_000, engineMs)).toBe(reviewMs);
});
