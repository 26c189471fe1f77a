import { describe, expect, it } from 'vitest';
import { findCut } from './find-cut.ts';

describe('a cut', () => {
  it.each([
    ['behind plain letters', 'The fee', 'The fee', 3, 3],
    ['behind a reference', 'A &amp; B', 'A & B', 3, 7],
    ['behind a number of a character', '&#8220;A&#x201D;', '“A”', 2, 8],
    ['before white space that is left out', 'fee   ', 'fee', 3, 3],
    ['behind white space that is left out', '  fee is', 'fee is', 3, 5],
    ['behind characters without ink', 'a\u200b\u00adb', 'ab', 1, 1],
    ['behind a letter with its mark', 'cafe\u0301s', 'cafés', 4, 5],
    ['behind a space of another kind', 'a\u00a0b', 'a b', 2, 2],
    ['behind a line end', 'a\r\n\r\nb', 'a\nb', 2, 3],
    ['behind a letter of two units', '😀b', '😀b', 2, 2],
    ['at the end', 'fee', 'fee', 3, 3],
  ])('is found %s', (_, written, shown, count, at) => {
    expect(findCut(written, { shown, count })).toBe(at);
  });

  it.each([
    ['inside a letter with its mark', 'e\u0301', 'é', 0.5],
    ['in words that are shown otherwise', 'ab', 'αβ', 1],
    ['beside a comment of XML', 'a<!-- -->b', 'ab', 1],
    ['inside a letter of two units', '😀b', '😀b', 1],
  ])('is not guessed %s', (_, written, shown, count) => {
    expect(findCut(written, { shown, count })).toBeUndefined();
  });
});
