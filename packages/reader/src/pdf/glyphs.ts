import iconv from 'iconv-lite';

/** The space in the standard glyph order of TrueType; no text holds this control character. */
const space = '\u0003';
const lastStandard = 222;

/**
 * Whether the characters are really glyph numbers. A file without a mapping from glyphs to characters gives the numbers
 * themselves.
 */
export function isGlyphCoded(text: string): boolean {
  return (
    text.includes(space) && [...text].every((character) => character.charCodeAt(0) <= lastStandard)
  );
}

/**
 * Converts numbers of the standard Macintosh glyph order (OpenType specification, `post` table version 1), which Times
 * New Roman and Arial use, to characters: from 3 on the printable characters of Mac Roman. Plain white space was
 * inserted by pdf.js; the brackets that it replaces are lost.
 */
export function decodeGlyphs(text: string): string {
  const codes = [...text].map((character) => getMacRomanCode(character.charCodeAt(0)));
  return iconv.decode(Uint8Array.from(codes), 'macroman');
}

function getMacRomanCode(glyph: number): number {
  if (glyph < 3 || glyph > lastStandard || (glyph >= 9 && glyph <= 13) || glyph === 32) return 32;
  if (glyph <= 97) return glyph + 29;
  // These fonts have no separate glyph for the non-breaking space.
  return glyph < 172 ? glyph + 30 : glyph + 31;
}
