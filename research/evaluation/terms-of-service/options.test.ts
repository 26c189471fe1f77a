import { describe, expect, it } from 'vitest';
import { parseEvaluateTermsOfServiceOptions } from './options.ts';

describe('options of the evaluation of unfair terms', () => {
  it('name the folder, the training file unless said otherwise', () => {
    expect(parseEvaluateTermsOfServiceOptions(['--data', 'x'])).toEqual({
      data: 'x',
      file: 'train.jsonl',
      json: undefined,
    });
  });

  it('are nothing without a folder', () => {
    expect(parseEvaluateTermsOfServiceOptions(['--file', 'test.jsonl'])).toBeUndefined();
  });

  it('that there are not are refused', () => {
    expect(() => parseEvaluateTermsOfServiceOptions(['--fold', '3'])).toThrow();
  });
});
