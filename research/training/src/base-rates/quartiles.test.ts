import { expect, it } from 'vitest';
import { measureQuartiles } from './quartiles.ts';

it('quartiles are values that were measured, whatever their order', () => {
  expect(measureQuartiles([90, 30, 60, 30])).toEqual({ lower: 30, median: 30, upper: 60 });
  expect(measureQuartiles([5, 1, 4, 2, 3])).toEqual({ lower: 2, median: 3, upper: 4 });
  expect(measureQuartiles([12])).toEqual({ lower: 12, median: 12, upper: 12 });
});

it('no values have no quartiles', () => {
  expect(() => measureQuartiles([])).toThrow(RangeError);
});
