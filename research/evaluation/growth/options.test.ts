import { describe, expect, it } from 'vitest';
import { parseGrowthOptions } from './options.ts';

describe('the options of the measurement of growth', () => {
  it('measure everything up to a million characters', () => {
    expect(parseGrowthOptions([])).toEqual({ length: 1_000_000, seconds: 60, only: [] });
  });

  it('name lengths and texts', () => {
    const words = ['--length', '8000', '--seconds', '2', '--only', 'md', '--only', 'html'];
    expect(parseGrowthOptions(words)).toEqual({ length: 8000, seconds: 2, only: ['md', 'html'] });
  });

  it.each([
    ['--length', 'long'],
    ['--seconds', '0'],
    ['--length', '2'],
  ])('refuse %s %s', (...words) => {
    expect(parseGrowthOptions(words)).toBeUndefined();
  });
});
