import { expect, it } from 'vitest';
import { describeAllowance } from './allowance.ts';

it.each([
  [3, 0, '3 of 3 free analyses left today'],
  [3, 1, '2 of 3 free analyses left today'],
  [3, 3, '0 of 3 free analyses left today'],
  [1, 0, '1 of 1 free analysis left today'],
  // The number of a day was lowered after they were made.
  [2, 5, '0 of 2 free analyses left today'],
  [0, 0, 'No free analyses here'],
])('of %i analyses a day with %i made it says: %s', (perDay, used, words) => {
  expect(describeAllowance({ perDay, used })).toBe(words);
});
