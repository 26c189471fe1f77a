import { describe, expect, it } from 'vitest';
import { spellGlyphs } from './glyphs.ts';

/** As a font that leaves out what its glyphs stand for would write a text of plain letters. */
function encode(text: string): string {
  return [...text].map((letter) => String.fromCharCode(letter.charCodeAt(0) - 29)).join('');
}

describe('items of a font that gives glyph numbers', () => {
  it('are spelled out', () => {
    const items = [{ str: encode('The fee'), fontName: 'f1' }];
    expect(spellGlyphs(items)).toEqual([{ str: 'The fee', fontName: 'f1' }]);
  });

  it('leave other fonts alone', () => {
    const items = [
      { str: encode('The fee'), fontName: 'f1' },
      { str: 'is due', fontName: 'f2' },
    ];
    expect(spellGlyphs(items).map(({ str }) => str)).toEqual(['The fee', 'is due']);
  });
});
