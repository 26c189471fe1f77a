import { describe, expect, it } from 'vitest';
import { compareLengths, isSameSpan } from './spans.ts';

const span = { start: 2, end: 5 };

describe('spans', () => {
  it.each([
    [span, { start: 2, end: 5 }, true],
    [span, { start: 2, end: 6 }, false],
    [span, { start: 1, end: 5 }, false],
    [span, undefined, false],
    [undefined, span, false],
    [undefined, undefined, true],
  ])('%j and %j are the same: %s', (a, b, isSame) => {
    expect(isSameSpan(a, b)).toBe(isSame);
  });

  it('come in the order of their lengths', () => {
    const word = { start: 20, end: 24 };
    const line = { start: 0, end: 60 };
    expect([line, word, span].sort(compareLengths)).toEqual([span, word, line]);
  });
});
