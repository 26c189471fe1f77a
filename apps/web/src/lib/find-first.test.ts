import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFirst } from './find-first.ts';

describe('the first that is reached', () => {
  it('is where looking from the beginning finds it', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (numbers, limit) => {
        const sorted = numbers.toSorted((a, b) => a - b);
        const expected = sorted.filter((number) => number < limit).length;
        expect(findFirst(sorted.length, (index) => (sorted[index] ?? 0) >= limit)).toBe(expected);
      }),
    );
  });

  it('is found without looking at everything', () => {
    let looks = 0;
    findFirst(1_000_000, (index) => {
      looks += 1;
      return index >= 654_321;
    });
    expect(looks).toBeLessThanOrEqual(20);
  });
});
