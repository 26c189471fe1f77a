import { describe, expect, it } from 'vitest';
import { parseEvaluateNdaOptions } from './options.ts';

describe('the options of the evaluation of the NDA checks', () => {
  it('cross-validate on all agreements unless told otherwise', () => {
    expect(parseEvaluateNdaOptions(['--data', 'folder'])).toEqual({
      data: 'folder',
      weights: undefined,
      misses: undefined,
      json: undefined,
      part: 'all',
    });
  });

  it('are nothing where no folder is named', () => {
    expect(parseEvaluateNdaOptions(['--part', 'third'])).toBeUndefined();
  });

  it('name no part there is not', () => {
    expect(() => parseEvaluateNdaOptions(['--data', 'folder', '--part', 'half'])).toThrow(
      'there is no part half',
    );
  });
});
