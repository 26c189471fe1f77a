import { describe, expect, it } from 'vitest';
import { parseAlignmentOptions } from './options.ts';

describe('the command line', () => {
  it('names a folder, how many contracts to measure, and what to print', () => {
    const misses = undefined;
    expect(parseAlignmentOptions(['--data', 'a'])).toEqual({ data: 'a', every: 4, misses });
    const words = ['--data', 'a', '--every', '1', '--misses', 'case'];
    expect(parseAlignmentOptions(words)).toEqual({ data: 'a', every: 1, misses: 'case' });
  });

  it('is not understood without a folder or with no contracts, and refused with what there is not', () => {
    expect(parseAlignmentOptions([])).toBeUndefined();
    expect(parseAlignmentOptions(['--data', 'a', '--every', '0'])).toBeUndefined();
    expect(() => parseAlignmentOptions(['--fuzzy'])).toThrow();
  });
});
