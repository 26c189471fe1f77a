import type { PDFPageProxy, TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.d.ts';
import type { DrawingReader } from './drawing.ts';
import { inspectFonts, type KnownFonts } from './fonts.ts';
import type { PositionedMark } from './fragments.ts';
import { decodeGlyphs } from './glyphs.ts';
import { type Matrix, multiply } from './matrix.ts';

/** Clockwise quarter turns of the text; undefined for any other angle. */
export type QuarterTurns = 0 | 1 | 2 | 3 | undefined;

/** A run of text on the page as displayed. In points, with the origin at the top left, at the start of its baseline. */
export interface PositionedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Along the baseline. */
  readonly length: number;
  readonly size: number;
  readonly isBold: boolean;
  readonly turn: QuarterTurns;
  /** Where the page's content has it, from 0; undefined for what was added to the content. */
  readonly order?: number;
  readonly confidence?: number;
  readonly marks?: readonly PositionedMark[];
}

export interface PageItems {
  readonly texts: readonly PositionedText[];
  /** Whether the page holds more text than was requested. */
  readonly isCut: boolean;
}

interface ItemsRequest {
  readonly fonts: KnownFonts;
  readonly drawing: DrawingReader;
  /** The most characters and runs that are read from the page. */
  readonly room: number;
}

/** Reads a page's text with its position and weight, without form fields and comments. */
export async function readItems(
  page: PDFPageProxy,
  { fonts, drawing, room }: ItemsRequest,
): Promise<PageItems> {
  const { items: found, vertical, isCut } = await streamItems(page, room);
  const items = joinBytes(found);
  await inspectFonts(page, { items, fonts, drawing });
  const { transform } = page.getViewport({ scale: 1 });
  const texts = items.map((item, order) => ({
    ...positionItem(item, { viewport: transform, fonts, isVertical: vertical.has(item.fontName) }),
    order,
  }));
  return { texts, isCut };
}

/** pdf.js streams text in portions; an endless page is read only up to the limit. */
async function streamItems(page: PDFPageProxy, room: number) {
  const reader = page.streamTextContent({ includeMarkedContent: false }).getReader();
  const items: TextItem[] = [];
  const vertical = new Set<string>();
  let length = 0;
  while (length <= room) {
    const { done, value } = (await reader.read()) as { done: boolean; value?: TextContent };
    if (done || value === undefined) return { items, vertical, isCut: false };
    for (const [name, style] of Object.entries(value.styles))
      if (style.vertical) vertical.add(name);
    for (const item of value.items) {
      length += 1 + ('str' in item ? item.str.length : 0);
      if ('str' in item && item.str !== '') items.push(item);
    }
  }
  await reader.cancel(new Error('enough'));
  return { items, vertical, isCut: true };
}

/**
 * If the file has lost a font, pdf.js takes every byte for a character, though two bytes make one. Then the first of
 * each pair is zero, and the spaces that pdf.js inserts between are removed.
 */
function joinBytes(items: readonly TextItem[]): TextItem[] {
  const halved = new Set(items.flatMap(({ str, fontName }) => (hasNull(str) ? [fontName] : [])));
  if (halved.size === 0) return [...items];
  return items.flatMap((item) => {
    if (!halved.has(item.fontName)) return [item];
    const str = item.str.replaceAll('\u0000', '');
    return /^ *$/.test(str) ? [] : [{ ...item, str }];
  });
}

function hasNull(text: string): boolean {
  return text.includes('\u0000');
}

function positionItem(
  item: TextItem,
  { viewport, fonts, isVertical }: { viewport: Matrix; fonts: KnownFonts; isVertical: boolean },
): PositionedText {
  const [a, b, c, d, x, y] = multiply(viewport, item.transform);
  const facts = fonts.get(item.fontName);
  const size = Math.hypot(c, d) || item.height || Math.hypot(a, b);
  return {
    text: facts?.isGlyphCoded === true ? decodeGlyphs(item.str) : expandShapes(item.str),
    x,
    y,
    length: isVertical ? item.height : item.width,
    size,
    isBold: facts?.isBold ?? false,
    turn: isVertical ? 1 : getTurn(a, b),
  };
}

const presentationForms = /[\uFB00-\uFB06\uFB1D-\uFDFF\uFE70-\uFEFC]+/g;

/** Replaces presentation forms by plain letters, which people search for. */
function expandShapes(text: string): string {
  return text.replace(presentationForms, (shape) => shape.normalize('NFKC'));
}

/** Tangent of the largest angle that counts as none: 5.7 degrees. */
const mostSlant = 0.1;

/** A slant of a few degrees counts as none: scans are seldom straight. */
function getTurn(a: number, b: number): QuarterTurns {
  if (Math.abs(b) <= Math.abs(a) * mostSlant) return a >= 0 ? 0 : 2;
  if (Math.abs(a) <= Math.abs(b) * mostSlant) return b > 0 ? 1 : 3;
  return undefined;
}
