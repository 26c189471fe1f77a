/** An item of a page's text, as pdf.js gives it. */
export interface TextItem {
  readonly str: string;
  readonly fontName: string;
}

/** The space's place in the standard glyph order of TrueType; no text holds this control character. */
const space = '\u0003';
const lastStandard = 222;

/**
 * Spells out items of fonts whose characters are really glyph numbers of the standard Macintosh order (OpenType
 * specification, `post` table version 1), as the source text does. Every character stays one character.
 */
export function spellGlyphs<T extends TextItem>(items: readonly T[]): T[] {
  const fonts = new Map<string, string>();
  for (const { fontName, str } of items) fonts.set(fontName, `${fonts.get(fontName) ?? ''}${str}`);
  const coded = new Set([...fonts].flatMap(([font, text]) => (isCoded(text) ? [font] : [])));
  if (coded.size === 0) return [...items];
  return items.map((item) =>
    coded.has(item.fontName) ? { ...item, str: decodeGlyphs(item.str) } : item,
  );
}

function isCoded(text: string): boolean {
  return text.includes(space) && [...text].every((sign) => sign.charCodeAt(0) <= lastStandard);
}

function decodeGlyphs(text: string): string {
  const codes = Array.from(text, (sign) => getMacRomanCode(sign.charCodeAt(0)));
  return new TextDecoder('macintosh').decode(Uint8Array.from(codes));
}

/** From 3 on the printable characters of Mac Roman; these fonts have no glyph for the space that does not break. */
function getMacRomanCode(glyph: number): number {
  if (glyph < 3 || glyph > lastStandard || (glyph >= 9 && glyph <= 13) || glyph === 32) return 32;
  if (glyph <= 97) return glyph + 29;
  return glyph < 172 ? glyph + 30 : glyph + 31;
}
