import { describe, expect, it } from 'vitest';
import { decodeGlyphs, isGlyphCoded } from './glyphs.ts';

describe('glyph numbers instead of characters', () => {
  it('become the characters of the standard glyph order', () => {
    expect(decodeGlyphs('7KLV\u0003$JUHHPHQW')).toBe('This Agreement');
    expect(decodeGlyphs('\u00B3\u0014\u00B4')).toBe('“1”');
  });

  it('are recognized by a control character where spaces should be', () => {
    expect(isGlyphCoded('7KLV\u0003$')).toBe(true);
    expect(isGlyphCoded('This Agreement')).toBe(false);
  });
});
