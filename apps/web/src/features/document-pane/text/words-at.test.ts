import { describe, expect, it } from 'vitest';
import { findVisibleSpan } from './words-at.ts';

const text = 'The fee is due.  Then';
const see = (start: number, end = start) => {
  const span = findVisibleSpan(text, { start, end });
  return text.slice(span.start, span.end);
};

describe('a passage that can be seen', () => {
  it('is itself where it has words', () => {
    expect(see(5, 9)).toBe('ee i');
  });

  it.each([
    ['within a word', 5, 'fee'],
    ['before a word', 4, 'fee'],
    ['behind a word', 7, 'fee'],
    ['among spaces', 16, ' Then'],
    ['at the end', 21, 'Then'],
  ])('is the word at a position %s', (_where, offset, words) => {
    expect(see(offset)).toBe(words);
  });
});
