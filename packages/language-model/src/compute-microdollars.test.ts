import { expect, test } from 'vitest';
import { computeMicrodollars } from './compute-microdollars.ts';

test.each([
  ['a price for a million is one for each', 1000, 10, { input: 0.4, output: 1.6 }, 416],
  ['part of a microdollar is a whole one', 1, 0, { input: 0.1, output: 0 }, 1],
  ['rounding of the machine adds nothing', 3, 0, { input: 0.1 * 10, output: 0 }, 3],
  ['sums that binary fractions cannot hold stay exact', 30, 70, { input: 0.1, output: 0.1 }, 10],
  ['what costs nothing costs nothing', 5000, 5000, { input: 0, output: 0 }, 0],
])('%s', (_, inputTokens, outputTokens, prices, microdollars) => {
  expect(computeMicrodollars({ inputTokens, outputTokens }, prices)).toBe(microdollars);
});
