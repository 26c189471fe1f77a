import { describe, expect, it } from 'vitest';
import { parseRulesOptions } from './options.ts';

describe('the command line of the rules', () => {
  it('names the folder, the sentences and the rules to show', () => {
    expect(
      parseRulesOptions(['--data', 'd', '--sentences', 's.json', '--show', 'LIA-08,TRM-01']),
    ).toEqual({ data: 'd', sentences: 's.json', show: ['LIA-08', 'TRM-01'], sample: 6 });
  });

  it.each([[[]], [['--data', 'd', '--sample', '0']]])('%j is no command', (words) => {
    expect(parseRulesOptions(words)).toBeUndefined();
  });
});
