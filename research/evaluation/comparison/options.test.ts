import { describe, expect, it } from 'vitest';
import { parseComparisonOptions } from './options.ts';

describe('the command line', () => {
  it('names a folder, how many contracts to edit how often, and whether misses are printed', () => {
    const defaults = { data: 'a', every: 8, seeds: 1, misses: false };
    expect(parseComparisonOptions(['--data', 'a'])).toEqual(defaults);
    const words = ['--data', 'a', '--every', '1', '--seeds', '3', '--misses'];
    expect(parseComparisonOptions(words)).toEqual({ data: 'a', every: 1, seeds: 3, misses: true });
  });

  it('is not understood without a folder or with no contracts, and refused with what there is not', () => {
    expect(parseComparisonOptions([])).toBeUndefined();
    expect(parseComparisonOptions(['--data', 'a', '--every', '0'])).toBeUndefined();
    expect(parseComparisonOptions(['--data', 'a', '--seeds', '0.5'])).toBeUndefined();
    expect(() => parseComparisonOptions(['--fuzzy'])).toThrow();
  });
});
