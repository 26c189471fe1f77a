import { describe, expect, it } from 'vitest';
import { parseKindsOptions } from './options.ts';

describe('the options of the evaluation of kinds', () => {
  it('are a folder and whether wrong kinds are listed', () => {
    expect(parseKindsOptions(['--data', 'somewhere', '--misses'])).toEqual({
      data: 'somewhere',
      showsMisses: true,
    });
  });

  it('need a folder', () => {
    expect(parseKindsOptions([])).toBeUndefined();
  });
});
