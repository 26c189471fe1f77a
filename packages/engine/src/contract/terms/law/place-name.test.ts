import { expect, it } from 'vitest';
import { trimPlace } from './place-name.ts';

it.each([
  ['Dallas County, Texas, U.S.A. You and Tinder', 'Dallas County, Texas'],
  ['London. We', 'London'],
  ['Youngstown, Ohio', 'Youngstown, Ohio'],
])('cuts %s to %s', (words, place) => {
  expect(trimPlace(words)).toBe(place);
});
