import type { Span } from '@clauselight/schema';
import { createTextRange } from './ranges.ts';
import { findElementBlock, type TextSurface } from './text-surface.ts';

/** The character of the text that a point of the window lies on; nothing beside the words. */
export function findCharacterAt(surface: TextSurface, x: number, y: number): Span | undefined {
  const caret = findCaret(x, y);
  const element = caret?.node.parentElement?.closest<HTMLElement>('[data-start]');
  if (!caret || !element || !surface.root.contains(element)) return undefined;
  const block = surface.source.blocks[findElementBlock(surface, element)];
  if (!block) return undefined;
  const at = block.start + caret.offset;
  // The caret stands at the nearer edge of the character: the character is behind it or before it.
  const candidates = [
    { start: at, end: at + 1 },
    { start: at - 1, end: at },
  ];
  return candidates.find((span) => holdsPoint(surface, span, { x, y }));
}

function holdsPoint(surface: TextSurface, span: Span, { x, y }: { x: number; y: number }): boolean {
  const rects = [...(createTextRange(surface, span)?.getClientRects() ?? [])];
  return rects.some((r) => r.left <= x && x <= r.right && r.top <= y && y <= r.bottom);
}

function findCaret(x: number, y: number): { node: Node; offset: number } | undefined {
  const position = document.caretPositionFromPoint?.(x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}
