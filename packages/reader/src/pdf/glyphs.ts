import iconv from 'iconv-lite';

/** The space's place in the standard glyph order of TrueType; no text holds this control character. */
const space = '\u0003';
const lastStandard = 222;

/**
 * Whether the characters are really glyph numbers: a file that leaves out what its glyphs stand for
 * gives the numbers themselves.
 */
export function isGlyphCoded(text: string): boolean {
  return (
    text.includes(space) && [...text].every((character) => character.charCodeAt(0) <= lastStandard)
  );
}

/**
 * Turns numbers of the standard Macintosh glyph order (OpenType specification, `post` table version 1), as
 * Times New Roman and Arial have it, into characters: from 3 on the printable characters of Mac Roman.
 * Plain white space is pdf.js's own; the brackets it stands in for are lost.
 */
export function decodeGlyphs(text: string): string {
  const codes = [...text].map((character) => getMacRomanCode(character.charCodeAt(0)));
  return iconv.decode(Uint8Array.from(codes), 'macroman');
}

function getMacRomanCode(glyph: number): number {
  if (glyph < 3 || glyph > lastStandard || (glyph >= 9 && glyph <= 13) || glyph === 32) return 32;
  if (glyph <= 97) return glyph + 29;
  // These fonts have no glyph of its own for the space that does not break.
  return glyph < 172 ? glyph + 30 : glyph + 31;
}
