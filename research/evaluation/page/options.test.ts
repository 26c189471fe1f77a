import { describe, expect, it } from 'vitest';
import { parsePageOptions } from './options.ts';

describe('the command line of the measurement of pages', () => {
  it('takes rounds and a browser', () => {
    expect(parsePageOptions(['--rounds', '5', '--browser', '/usr/bin/chromium'])).toEqual({
      rounds: 5,
      browser: '/usr/bin/chromium',
    });
    expect(parsePageOptions([])).toEqual({ rounds: 3, browser: undefined });
  });

  it.each(['0', '1.5', 'many'])('refuses %s rounds', (rounds) => {
    expect(parsePageOptions(['--rounds', rounds])).toBeUndefined();
  });
});
