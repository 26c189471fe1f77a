import { describe, expect, it } from 'vitest';
import { shorten } from './shorten.ts';

describe('a shortened quote', () => {
  it('is the text itself where it fits', () => {
    expect(shorten('exactly', 7)).toBe('exactly');
  });

  it('ends after the characters that fit', () => {
    expect(shorten('The Provider may terminate', 12)).toBe('The Provider…');
  });

  it('has no white space before the ellipsis', () => {
    expect(shorten('The Provider', 4)).toBe('The…');
  });

  it('never ends in half of a character', () => {
    expect(shorten('ab😀cd', 3)).toBe('ab…');
  });
});
