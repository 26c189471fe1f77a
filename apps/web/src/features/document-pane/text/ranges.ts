import type { Span } from '@clauselight/schema';
import { type BlockPosition, findBlockIndex, findBlockRange } from './offsets.ts';
import type { TextSurface } from './text-surface.ts';

/** The rectangle of a span on the page; undefined if none of its words are rendered. */
export function findPlaces(surface: TextSurface, span: Span): StaticRangeInit | undefined {
  const range = findBlockRange(surface.source.blocks, span);
  const start = range && findPlace(surface, range.start);
  const end = range && findPlace(surface, range.end);
  if (!start || !end) return undefined;
  return {
    startContainer: start.node,
    startOffset: start.offset,
    endContainer: end.node,
    endOffset: end.offset,
  };
}

/** A live range over exactly the words of a span, or at its position where it has none. */
export function createTextRange(surface: TextSurface, span: Span): Range | undefined {
  const places = findPlaces(surface, span) ?? findCaretPlaces(surface, span.start);
  if (!places) return undefined;
  const range = document.createRange();
  range.setStart(places.startContainer, places.startOffset);
  range.setEnd(places.endContainer, places.endOffset);
  return range;
}

function findCaretPlaces(surface: TextSurface, offset: number): StaticRangeInit | undefined {
  const { blocks } = surface.source;
  const index = Math.max(0, findBlockIndex(blocks, offset));
  const block = blocks[index];
  if (!block) return undefined;
  const within = Math.min(Math.max(offset, block.start), block.end) - block.start;
  const place = findPlace(surface, { block: index, offset: within });
  if (!place) return undefined;
  return {
    startContainer: place.node,
    startOffset: place.offset,
    endContainer: place.node,
    endOffset: place.offset,
  };
}

function findPlace(surface: TextSurface, position: BlockPosition) {
  const node = surface.getBlockElement(position.block)?.firstChild;
  return node instanceof Text ? { node, offset: position.offset } : undefined;
}
