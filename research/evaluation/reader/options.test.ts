import { describe, expect, it } from 'vitest';
import { parseEvaluateOptions, parseEventLoopOptions } from './options.ts';

describe('the command line', () => {
  it('names folders, and formats by the word or the list', () => {
    const words = ['--data', 'a', 'b', '--format', 'PDF,docx', '--format', 'rtf', '--limit', '3'];
    const options = parseEvaluateOptions(words);
    expect(options).toMatchObject({
      folders: ['a', 'b'],
      formats: ['pdf', 'docx', 'rtf'],
      limit: 3,
    });
  });

  it('takes every file of every format by default', () => {
    const options = parseEvaluateOptions(['a']);
    expect(options).toMatchObject({
      formats: [],
      limit: Infinity,
      aloneFiles: Infinity,
      timeoutMs: 120_000,
    });
  });

  it('is not understood without a folder, and refused with what there is not', () => {
    expect(parseEvaluateOptions([])).toBeUndefined();
    expect(() => parseEvaluateOptions(['a', '--speed'])).toThrow();
    expect(() => parseEvaluateOptions(['a', '--format', 'wps'])).toThrow();
  });

  it('names formats of large files, and how many are read at a time', () => {
    expect(parseEventLoopOptions(['pdf', '--at-a-time', '4'])).toEqual({
      formats: ['pdf'],
      reads: 4,
    });
  });
});
