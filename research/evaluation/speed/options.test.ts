import { describe, expect, it } from 'vitest';
import { parseSpeedOptions } from './options.ts';

describe('the command line', () => {
  it('names a folder, and how often to measure', () => {
    expect(parseSpeedOptions(['--data', 'a'])).toEqual({ data: 'a', rounds: 5 });
    expect(parseSpeedOptions(['--data', 'a', '--rounds', '2'])).toEqual({ data: 'a', rounds: 2 });
  });

  it('is not understood without a folder or with no rounds, and refused with what there is not', () => {
    expect(parseSpeedOptions([])).toBeUndefined();
    expect(parseSpeedOptions(['--data', 'a', '--rounds', '0'])).toBeUndefined();
    expect(() => parseSpeedOptions(['--fast'])).toThrow();
  });
});
