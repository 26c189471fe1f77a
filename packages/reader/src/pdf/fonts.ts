import type { PDFPageProxy, TextItem } from 'pdfjs-dist/types/src/display/api.d.ts';
import type { Drawing } from './drawing.ts';
import { isGlyphCoded } from './glyphs.ts';

interface FontFacts {
  readonly isBold: boolean;
  /** Whether the file gives glyph numbers where characters should be. */
  readonly isCoded: boolean;
}

/** What is known of each font, by the name pdf.js loaded it under; fonts are shared between pages. */
export type KnownFonts = Map<string, FontFacts>;

const bold = /bold|black|heavy|semibold|demi/i;

/** Learns the weight of the fonts a page is set in, and whether what they say are characters. */
export async function learnFonts(
  page: PDFPageProxy,
  { items, fonts, drawing }: { items: readonly TextItem[]; fonts: KnownFonts; drawing: Drawing },
): Promise<void> {
  const unknown = new Set(items.map(({ fontName }) => fontName).filter((name) => !fonts.has(name)));
  if (unknown.size > 0) {
    // pdf.js tells a font's name only after the page's drawing was listed; that is done once for a font.
    await drawing.list(page);
    for (const name of unknown) fonts.set(name, { isBold: isBoldFont(page, name), isCoded: false });
  }
  for (const { str, fontName } of items) {
    const facts = fonts.get(fontName);
    if (facts?.isCoded === false && isGlyphCoded(str))
      fonts.set(fontName, { ...facts, isCoded: true });
  }
}

/** Whether a font was met whose characters had to be worked out. */
export function hasCodedFonts(fonts: KnownFonts): boolean {
  return [...fonts.values()].some(({ isCoded }) => isCoded);
}

function isBoldFont(page: PDFPageProxy, name: string): boolean {
  const font = page.commonObjs.has(name) ? page.commonObjs.get(name) : undefined;
  return font?.bold === true || font?.black === true || bold.test(font?.name ?? '');
}
