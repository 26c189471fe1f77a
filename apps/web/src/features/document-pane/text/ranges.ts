import type { Block, Span } from '@clauselight/schema';
import { type BlockPosition, findBlockRange } from './offsets.ts';

/** The text as it stands on the page: its blocks, and the element of each, in the same order. */
export interface PageText {
  blocks: readonly Block[];
  elements: readonly HTMLElement[];
}

/** The place of a span on the page; the element itself stands in where a block has no text. */
export function findPlaces(page: PageText, span: Span) {
  const range = findBlockRange(page.blocks, span);
  const start = range && findPlace(page, range.start);
  const end = range && findPlace(page, range.end);
  if (!start || !end) return undefined;
  return {
    startContainer: start.node,
    startOffset: start.offset,
    endContainer: end.node,
    endOffset: end.offset,
  };
}

/** A live range over exactly the words of a span. */
export function createPageRange(page: PageText, span: Span): Range | undefined {
  const places = findPlaces(page, span);
  if (!places) return undefined;
  const range = document.createRange();
  range.setStart(places.startContainer, places.startOffset);
  range.setEnd(places.endContainer, places.endOffset);
  return range;
}

/** The code unit of the text under a point of the window. */
export function findOffsetAt(x: number, y: number): number | undefined {
  const caret = document.caretPositionFromPoint?.(x, y);
  const start = caret?.offsetNode.parentElement?.dataset.start;
  return caret && start !== undefined ? Number(start) + caret.offset : undefined;
}

function findPlace(page: PageText, position: BlockPosition) {
  const node = page.elements[position.block]?.firstChild;
  return node instanceof Text ? { node, offset: position.offset } : undefined;
}
