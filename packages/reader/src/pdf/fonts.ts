import type { PDFPageProxy, TextItem } from 'pdfjs-dist/types/src/display/api.d.ts';
import type { DrawingReader } from './drawing.ts';
import { isGlyphCoded } from './glyphs.ts';

interface FontFacts {
  readonly isBold: boolean;
  /** Whether the file gives glyph numbers instead of characters. */
  readonly isGlyphCoded: boolean;
}

/** The facts about each font by its pdf.js name; pages share fonts. */
export type KnownFonts = Map<string, FontFacts>;

const boldName = /bold|black|heavy|semibold|demi/i;

/** Finds out the weight of a page's fonts, and whether they give characters or glyph numbers. */
export async function inspectFonts(
  page: PDFPageProxy,
  {
    items,
    fonts,
    drawing,
  }: { items: readonly TextItem[]; fonts: KnownFonts; drawing: DrawingReader },
): Promise<void> {
  const unknown = new Set(items.map(({ fontName }) => fontName).filter((name) => !fonts.has(name)));
  if (unknown.size > 0) {
    // pdf.js knows a font's name only after the page's drawing was listed, which is done once per font.
    await drawing.list(page);
    for (const name of unknown)
      fonts.set(name, { isBold: isBoldFont(page, name), isGlyphCoded: false });
  }
  for (const { str, fontName } of items) {
    const facts = fonts.get(fontName);
    if (facts?.isGlyphCoded === false && isGlyphCoded(str))
      fonts.set(fontName, { ...facts, isGlyphCoded: true });
  }
}

/** Whether any font gave glyph numbers that had to be decoded. */
export function hasCodedFonts(fonts: KnownFonts): boolean {
  return [...fonts.values()].some(({ isGlyphCoded }) => isGlyphCoded);
}

function isBoldFont(page: PDFPageProxy, name: string): boolean {
  const font = page.commonObjs.has(name) ? page.commonObjs.get(name) : undefined;
  return font?.bold === true || font?.black === true || boldName.test(font?.name ?? '');
}
