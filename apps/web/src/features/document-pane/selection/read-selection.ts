import type { Span } from '@clauselight/schema';
import type { TextSelection } from '../../../lib/highlighted-passage.ts';
import { createTextRange } from '../text/ranges.ts';
import { getVisibleBox } from '../text/scroller.ts';
import { findElementBlock, getSectionSpan, type TextSurface } from '../text/text-surface.ts';
import { findSelectedSpan } from './selected-span.ts';

/** The words of the text that the browser has selected now, wherever the selection begins and ends. */
export function readSelectedSpan(surface: TextSurface): Span | undefined {
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0);
  if (!range.intersectsNode(surface.root)) return undefined;
  const start = findOffset(surface, range.startContainer, range.startOffset);
  const end = findOffset(surface, range.endContainer, range.endOffset);
  return findSelectedSpan(surface.source, { start, end });
}

/** A selected span with its words, and where it ends within the visible part of the text. */
export function describeSelection(surface: TextSurface, span: Span): TextSelection {
  const quote = surface.source.text.slice(span.start, span.end);
  return { ...span, quote, rect: findEndRect(surface, span.end) };
}

/** Rectangle of the last character: that of a whole long selection would lay out all of it. */
function findEndRect(surface: TextSurface, end: number): DOMRectReadOnly {
  const range = createTextRange(surface, { start: end - 1, end });
  const rect = [...(range?.getClientRects() ?? [])].at(-1) ?? surface.root.getBoundingClientRect();
  const { top, bottom } = getVisibleBox(surface.root);
  const y = Math.min(Math.max(rect.top, top), bottom - rect.height);
  return new DOMRectReadOnly(rect.left, y, rect.width, rect.height);
}

/** The offset in the text of a place in the page: outside of the text its nearest end, between blocks the next one. */
function findOffset(surface: TextSurface, node: Node, offset: number): number {
  const element = node instanceof Element ? node : node.parentElement;
  const blockElement = element?.closest<HTMLElement>('[data-start]');
  if (blockElement && surface.root.contains(blockElement)) {
    const block = surface.source.blocks[findElementBlock(surface, blockElement)];
    if (!block) return 0;
    if (node instanceof Text) return block.start + offset;
    return offset === 0 ? block.start : block.end;
  }
  const section = element?.closest<HTMLElement>('.document-text > section');
  if (section && surface.root.contains(section))
    return findInSection(surface, section, { node, offset });
  return findAround(surface, node, offset);
}

interface DomPosition {
  node: Node;
  offset: number;
}

function findInSection(
  surface: TextSurface,
  section: HTMLElement,
  { node, offset }: DomPosition,
): number {
  const index = surface.sectionElements.indexOf(section);
  const { first = 0, last = 0 } = surface.sections[index] ?? {};
  const block = node === section ? surface.source.blocks[first + offset] : undefined;
  return block && first + offset < last ? block.start : getSectionSpan(surface, index).end;
}

function findAround(surface: TextSurface, node: Node, offset: number): number {
  const count = surface.sections.length;
  const end = getSectionSpan(surface, count - 1).end;
  if (node === surface.root) return offset < count ? getSectionSpan(surface, offset).start : end;
  const place = document.createRange();
  place.setStart(node, offset);
  const text = document.createRange();
  text.selectNodeContents(surface.root);
  return place.compareBoundaryPoints(Range.START_TO_START, text) <= 0 ? 0 : end;
}
