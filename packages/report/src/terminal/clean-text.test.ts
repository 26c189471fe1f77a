import { describe, expect, it } from 'vitest';
import { removeSteering, toTerminalLine } from './clean-text.ts';

describe('words for a terminal', () => {
  it.each([
    ['an escape sequence', 'a\u001B[2Jb', 'a[2Jb'],
    ['a control character of eight bits', 'a\u009B31mb', 'a31mb'],
    ['a direction override', 'a\u202Eb\u2066c', 'abc'],
    ['a joiner, which stays', 'a\u200Db', 'a\u200Db'],
    ['a line feed, which stays', 'a\nb', 'a\nb'],
  ])('lose what steers it: %s', (_name, text, clean) => {
    expect(removeSteering(text)).toBe(clean);
  });

  it('become one line', () => {
    expect(toTerminalLine(' a\r\n\tb \u0007 c ')).toBe('a b c');
  });
});
