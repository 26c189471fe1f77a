import { describe, expect, it } from 'vitest';
import { findHighMedian, getMedian } from './median.ts';

describe('the median', () => {
  it.each([
    [[3], 3, 3],
    [[9, 1, 5], 5, 5],
    [[1, 2, 10, 4], 3, 4],
  ])('of %j is %d, the high one %d', (values, median, high) => {
    expect(getMedian(values)).toBe(median);
    expect(findHighMedian(values)).toBe(high);
  });

  it('is none of nothing', () => {
    expect(() => getMedian([])).toThrow(RangeError);
    expect(findHighMedian([])).toBeUndefined();
  });
});
