import { describe, expect, it } from 'vitest';
import { shorten } from './shorten.ts';

describe('shorten', () => {
  it.each([
    ['All fees are final.', 30, 'All fees are final.'],
    ['All  fees\nare final.', 19, 'All fees are final.'],
    ['All fees are final.', 15, 'All fees are …'],
    ['Donaudampfschifffahrt', 10, 'Donaudamp …'],
  ])('leaves what is short and cuts the rest between words: %j at %d', (text, length, short) => {
    expect(shorten(text, length)).toBe(short);
  });
});
