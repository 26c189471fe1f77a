import { expect, it } from 'vitest';
import { parseEvaluateAskOptions } from './options.ts';

it('reads the command line', () => {
  const words = ['--data', 'd', '--weights', 'w', '--kept-aside'];
  expect(parseEvaluateAskOptions(words)).toEqual({
    data: 'd',
    weights: 'w',
    keptAside: true,
    misses: false,
  });
});

it('asks for a folder, and refuses an option there is not', () => {
  expect(parseEvaluateAskOptions([])).toBeUndefined();
  expect(() => parseEvaluateAskOptions(['--data', 'd', '--many'])).toThrow('many');
});
