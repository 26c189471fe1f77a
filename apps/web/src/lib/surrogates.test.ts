import { expect, it } from 'vitest';
import { dividesPair } from './surrogates.ts';

it.each([
  [0, false],
  [1, false],
  [2, true],
  [3, false],
  [4, false],
])('offset %i of “a😀b” divides a character: %s', (offset, divides) => {
  expect(dividesPair('a😀b', offset)).toBe(divides);
});
