import type { Span } from '@clauselight/schema';
import type { HighlightedPassage } from '../../lib/highlighted-passage.ts';
import { compareLengths } from '../../lib/spans.ts';
import { type Box, isInside, joinBoxes } from './boxes.ts';
import { findItemRanges, type ItemRange, type PageMap } from './mapping/page-map.ts';

/** A page's text layer in the document, and what of the source text stands where in it. */
export interface PageLayer {
  readonly map: PageMap;
  /** The element of each item, in the order of the items. */
  readonly elements: readonly HTMLElement[];
  /** What the boxes are measured in. */
  readonly sheet: HTMLElement;
}

/** A passage with the boxes it fills on a page. */
export interface PassageBoxes {
  readonly passage: HighlightedPassage;
  readonly boxes: readonly Box[];
}

/** The highlights of a page. */
export interface PageHighlights {
  readonly lights: readonly PassageBoxes[];
  /** Passages of the page whose words were not found in its text layer. */
  readonly unplaced: number;
}

/** Finds the boxes of passages, the longest first, so that shorter ones are drawn above them. */
export function findPageHighlights(
  layer: PageLayer,
  passages: readonly HighlightedPassage[],
): PageHighlights {
  const found = passages
    .toSorted((a, b) => b.end - b.start - (a.end - a.start))
    .map((passage) => ({ passage, boxes: findBoxes(layer, passage) }));
  return {
    lights: found.filter(({ boxes }) => boxes !== undefined && boxes.length > 0) as PassageBoxes[],
    unplaced: found.filter(({ boxes }) => boxes === undefined).length,
  };
}

/** The boxes of a passage's words; undefined if they are not in the text layer. */
export function findBoxes(layer: PageLayer, span: Span): Box[] | undefined {
  const ranges = findItemRanges(layer.map, span);
  if (!ranges) return undefined;
  const frame = layer.sheet.getBoundingClientRect();
  const boxes = ranges.flatMap((range) =>
    measureRange(layer, range).map((rect) => ({
      left: (rect.left - frame.left) / frame.width,
      top: (rect.top - frame.top) / frame.height,
      width: rect.width / frame.width,
      height: rect.height / frame.height,
    })),
  );
  return joinBoxes(boxes, frame.width / frame.height);
}

/** Ids of the passages highlighted at a point, given in shares of the page; the shortest first. */
export function findIdsAt({ lights }: PageHighlights, point: { x: number; y: number }): string[] {
  return lights
    .filter(({ boxes }) => boxes.some((box) => isInside(box, point)))
    .map(({ passage }) => passage)
    .sort(compareLengths)
    .map(({ id }) => id);
}

function measureRange({ elements }: PageLayer, { item, start, end }: ItemRange): DOMRect[] {
  const node = elements[item]?.firstChild;
  if (!(node instanceof Text)) return [];
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
}
