import type { PDFPageProxy, TextItem } from 'pdfjs-dist/types/src/display/api.d.ts';
import { decodeGlyphs, isGlyphCoded } from './glyphs.ts';

/** A run of text in one font at one place. Points, origin at the page's top left, y on the base line. */
export interface Fragment {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly isBold: boolean;
}

export interface PageFragments {
  readonly width: number;
  readonly height: number;
  /** Upright text; fragments of white space included. */
  readonly fragments: readonly Fragment[];
  /** Text set at an angle, such as a watermark or a note along the margin, in the file's order. */
  readonly turned: readonly string[];
}

interface FontFacts {
  readonly isBold: boolean;
  /** Whether the file gives glyph numbers where characters should be. */
  readonly isCoded: boolean;
}

/** What is known of each font, by the name pdf.js loaded it under; fonts are shared between pages. */
export type KnownFonts = Map<string, FontFacts>;

const bold = /bold|black|heavy|semibold|demi/i;

/** Takes a page's text with its place and weight. */
export async function readFragments(page: PDFPageProxy, fonts: KnownFonts): Promise<PageFragments> {
  const { items } = await page.getTextContent({ includeMarkedContent: false });
  const texts = items.filter((item): item is TextItem => 'str' in item && item.str !== '');
  await learnFonts(page, { items: texts, fonts });
  learnCoded(texts, fonts);
  const viewport = page.getViewport({ scale: 1 });
  const placed = texts.map((item) => placeItem(item, { viewport: viewport.transform, fonts }));
  return {
    width: viewport.width,
    height: viewport.height,
    fragments: placed.filter((fragment) => !fragment.isTurned),
    turned: placed
      .filter((fragment) => fragment.isTurned && fragment.text.trim() !== '')
      .map(({ text }) => text),
  };
}

/** pdf.js tells a font's name only after the page's drawing was listed; that is done once for a font. */
async function learnFonts(
  page: PDFPageProxy,
  { items, fonts }: { items: readonly TextItem[]; fonts: KnownFonts },
): Promise<void> {
  const unknown = new Set(items.map(({ fontName }) => fontName).filter((name) => !fonts.has(name)));
  if (unknown.size === 0) return;
  try {
    await page.getOperatorList();
  } catch {
    // The text is there; only its weight stays unknown.
  }
  for (const name of unknown) {
    const font = page.commonObjs.has(name) ? page.commonObjs.get(name) : undefined;
    const isBold = font?.bold === true || font?.black === true || bold.test(font?.name ?? '');
    fonts.set(name, { isBold, isCoded: false });
  }
}

/** Whether a font was met whose characters had to be worked out. */
export function hasCodedFonts(fonts: KnownFonts): boolean {
  return [...fonts.values()].some(({ isCoded }) => isCoded);
}

function learnCoded(items: readonly TextItem[], fonts: KnownFonts): void {
  for (const { str, fontName } of items) {
    const facts = fonts.get(fontName);
    if (facts?.isCoded === false && isGlyphCoded(str))
      fonts.set(fontName, { ...facts, isCoded: true });
  }
}

function placeItem(
  item: TextItem,
  { viewport, fonts }: { viewport: readonly number[]; fonts: KnownFonts },
): Fragment & { isTurned: boolean } {
  const [a, b, d, x, y] = multiply(viewport, item.transform);
  const facts = fonts.get(item.fontName);
  const isTurned = Math.abs(b) > Math.abs(a) * 0.1;
  const size = Math.abs(d) || item.height || Math.abs(a);
  return {
    text: facts?.isCoded === true ? decodeGlyphs(item.str) : item.str,
    x,
    y,
    width: item.width,
    size,
    isBold: facts?.isBold ?? false,
    isTurned,
  };
}

/** Entries a, b, d, e, f of the product of two affine matrices `[a b c d e f]`. */
function multiply(
  [a1 = 1, b1 = 0, c1 = 0, d1 = 1, e1 = 0, f1 = 0]: readonly number[],
  [a2 = 1, b2 = 0, c2 = 0, d2 = 1, e2 = 0, f2 = 0]: readonly number[],
): readonly [number, number, number, number, number] {
  return [
    a1 * a2 + c1 * b2,
    b1 * a2 + d1 * b2,
    b1 * c2 + d1 * d2,
    a1 * e2 + c1 * f2 + e1,
    b1 * e2 + d1 * f2 + f1,
  ];
}
