import { describe, expect, it } from 'vitest';
import { countGrams, dropLines, listGrams, listGramTokens, listKept } from './grams.ts';

const tokens = listGramTokens('a b c d e f g');

describe('grams', () => {
  it('are six words from each word on', () => {
    expect(listGrams(tokens)).toEqual(['a b c d e f', 'b c d e f g']);
  });

  it('are one for a short text, and none without words', () => {
    expect(listGrams(['a', 'b'])).toEqual(['a b']);
    expect(listGrams([])).toEqual([]);
  });

  it.each([
    ['at the end of a line', 'termi-\nnation'],
    ['within a word', 'termi-nation'],
    ['that is soft', 'termi\u00ADnation'],
  ])('have no hyphen %s', (_, text) => {
    expect(listGramTokens(text)).toEqual(['termination']);
  });

  it('keep the words around a dash', () => {
    expect(listGramTokens('the fee - if any')).toEqual(['the', 'fee', 'if', 'any']);
  });

  it('are kept as often as the text has them', () => {
    expect(listKept(countGrams(['a']), ['a', 'a', 'b'])).toEqual([true, false, false]);
  });

  it('are counted in the reading that has them most often', () => {
    expect(countGrams(tokens, tokens).get('a b c d e f')).toBe(1);
  });

  it('are five fewer for each place where other words are put between', () => {
    const words = Array.from({ length: 40 }, (_, at) => `w${at}`);
    const torn = [...words.slice(0, 20), 'x', ...words.slice(20)];
    const kept = listKept(countGrams(torn), listGrams(words));
    expect(kept.filter((isKept) => !isKept)).toHaveLength(5);
  });
});

describe('the lines of a page header', () => {
  const running = new Set(['acme supply terms 12']);

  it.each([
    ['whole', 'the fee\nAcme Supply Terms\t12\nis due'],
    ['in part at the edge of a page', 'the fee\n12\nAcme Supply Terms\n\f\nis due'],
  ])('are left out of a reference: %s', (_, reference) => {
    expect(dropLines(reference, running).split(/\n+/)).toEqual(['the fee', 'is due']);
  });

  it('are kept in part within a page', () => {
    expect(dropLines('the fee\n12\nis due', running)).toBe('the fee\n12\nis due');
  });
});
