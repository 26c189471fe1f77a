import { getRiskLevel } from '@clauselight/core';
import { expect, it } from 'vitest';
import { isOpinionDifferent } from './compare-opinion.ts';

it.each([
  [4.3, 4.3, false],
  [4.3, 5.2, false],
  [4.3, 3.3, true],
  [4.3, 5.3, true],
  [3.1, 3, true],
])('an opinion of %d beside a score of %d differs: %s', (opinion, value, expected) => {
  expect(isOpinionDifferent(opinion, { value, level: getRiskLevel(value) })).toBe(expected);
});
