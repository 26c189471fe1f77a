import { describe, expect, it } from 'vitest';
import { cutSuffix, listWords } from './words.ts';

describe('listWords', () => {
  it.each([
    ['You SHALL pay 9.90.', ['you', 'shall', 'pay', '#']],
    ["Parcelo's app: it is Parcelo", ['our', 'app', ':', 'it', 'is', 'we']],
    ['Parcelo Group may', ['we', 'may']],
    ['…', []],
  ])('of %s', (text, words) => {
    expect(listWords(text, new Set(['parcelo', 'group']))).toEqual(words);
  });

  it('ends after six hundred words', () => {
    expect(listWords('may '.repeat(5000), new Set())).toHaveLength(600);
  });

  it.each([
    ['terminate', 'termin'],
    ['terminated', 'termin'],
    ['termination', 'termin'],
    ['uses', 'uses'],
  ])('cuts %s to %s', (word, stem) => {
    expect(cutSuffix(word)).toBe(stem);
  });
});
