import { describe, expect, it } from 'vitest';
import { hasWords, splitWords } from './words.ts';

describe('what is looked for', () => {
  it.each([
    ['cap', true],
    ['  LIABILITY  cap ', true],
    ['liab', true],
    ['cap payment', false],
    ['', true],
  ])('“%s” is found: %s', (text, isFound) => {
    const texts = ['No liability cap', undefined, 'Clause 4.2'];
    expect(hasWords(texts, splitWords(text))).toBe(isFound);
  });

  it('is taken as it is written, with no meaning of its own', () => {
    expect(hasWords(['$84,000.00 (net)'], splitWords('$84,000.00 (net)'))).toBe(true);
    expect(hasWords(['abc'], splitWords('a.c'))).toBe(false);
  });
});
