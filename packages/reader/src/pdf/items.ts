import type { PDFPageProxy, TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.d.ts';
import type { Drawing } from './drawing.ts';
import { type KnownFonts, learnFonts } from './fonts.ts';
import type { PlacedMark } from './fragments.ts';
import { decodeGlyphs } from './glyphs.ts';
import { type Matrix, multiply } from './matrix.ts';

/** Quarters of a turn clockwise that text is set at; nothing where it stands at another angle. */
export type Turn = 0 | 1 | 2 | 3 | undefined;

/** A run of text as it stands on the page shown. Points, origin at the top left, where its base line begins. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Along the base line. */
  readonly length: number;
  readonly size: number;
  readonly isBold: boolean;
  readonly turn: Turn;
  readonly confidence?: number;
  readonly marks?: readonly PlacedMark[];
}

export interface PageItems {
  readonly texts: readonly PlacedText[];
  /** Whether the page holds more text than was asked for. */
  readonly isCut: boolean;
}

interface ItemsRequest {
  readonly fonts: KnownFonts;
  readonly drawing: Drawing;
  /** Characters and runs after which the page is left. */
  readonly room: number;
}

/** Takes a page's text with its place and weight. Form fields and notes are no part of it. */
export async function readItems(
  page: PDFPageProxy,
  { fonts, drawing, room }: ItemsRequest,
): Promise<PageItems> {
  const { items: found, vertical, isCut } = await streamItems(page, room);
  const items = joinBytes(found);
  await learnFonts(page, { items, fonts, drawing });
  const { transform } = page.getViewport({ scale: 1 });
  const texts = items.map((item) =>
    placeItem(item, { viewport: transform, fonts, isVertical: vertical.has(item.fontName) }),
  );
  return { texts, isCut };
}

/** pdf.js hands text over in portions; a page that tells without end is left after what there is room for. */
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
 * Of a font the file has lost, pdf.js takes every byte for a character, though two make one: the first of them is
 * nothing then, and the spaces pdf.js sees between are none.
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

function placeItem(
  item: TextItem,
  { viewport, fonts, isVertical }: { viewport: Matrix; fonts: KnownFonts; isVertical: boolean },
): PlacedText {
  const [a, b, c, d, x, y] = multiply(viewport, item.transform);
  const facts = fonts.get(item.fontName);
  const size = Math.hypot(c, d) || item.height || Math.hypot(a, b);
  return {
    text: facts?.isCoded === true ? decodeGlyphs(item.str) : spellOut(item.str),
    x,
    y,
    length: isVertical ? item.height : item.width,
    size,
    isBold: facts?.isBold ?? false,
    turn: isVertical ? 1 : getTurn(a, b),
  };
}

const shapes = /[\uFB00-\uFB06\uFB1D-\uFDFF\uFE70-\uFEFC]+/g;

/** Letters instead of the shapes they take joined to others: what people search for. */
function spellOut(text: string): string {
  return text.replace(shapes, (shape) => shape.normalize('NFKC'));
}

/** A slant of a few degrees counts as none: scans are seldom straight. */
function getTurn(a: number, b: number): Turn {
  if (Math.abs(b) <= Math.abs(a) * 0.1) return a >= 0 ? 0 : 2;
  if (Math.abs(a) <= Math.abs(b) * 0.1) return b > 0 ? 1 : 3;
  return undefined;
}
