import { expect, it } from 'vitest';
import { parseEvaluateTermsOptions } from './options.ts';

it('reads the command line', () => {
  const words = ['--data', 'd', '--misses', 'parties', '--part', 'third', '--json', 'o.json'];
  expect(parseEvaluateTermsOptions(words)).toEqual({
    data: 'd',
    misses: 'parties',
    part: 'third',
    json: 'o.json',
  });
});

it('asks for a folder, and refuses a part there is not', () => {
  expect(parseEvaluateTermsOptions([])).toBeUndefined();
  expect(() => parseEvaluateTermsOptions(['--data', 'd', '--part', 'half'])).toThrow('half');
});
