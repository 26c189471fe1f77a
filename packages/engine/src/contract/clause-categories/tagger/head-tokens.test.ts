import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankLine, listHeadTokens } from './head-tokens.ts';

describe('listHeadTokens', () => {
  it('lists words, numbers, punctuation marks and blank lines with their positions', () => {
    const text = 'Acme, Inc.\n\n("Buyer") 1,000.50';
    expect(listHeadTokens(text).map(({ word }) => word)).toEqual([
      'Acme',
      ',',
      'Inc',
      '.',
      blankLine,
      '(',
      '"',
      'Buyer',
      '"',
      ')',
      '1,000.50',
    ]);
  });

  it('omits the middle of a long text', () => {
    const text = `first ${'x '.repeat(10_000)}last`;
    const tokens = listHeadTokens(text);
    expect(tokens.length).toBeLessThan(5000);
    expect(tokens.at(-1)).toMatchObject({ word: 'last', isTail: true });
    expect(tokens[0]).toMatchObject({ word: 'first', isTail: false });
  });

  it('slices the text exactly', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        for (const { word, start, end } of listHeadTokens(text)) {
          if (word !== blankLine) expect(text.slice(start, end)).toBe(word);
        }
      }),
    );
  });
});
