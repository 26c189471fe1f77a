import type { Brush, Stroke } from './brush.ts';
import { getOverlay, placeWithin } from './overlay.ts';

/** Draws boxes behind the words, for browsers without highlights of their own. */
export function createBoxBrush(): Brush {
  return { followsSize: true, draw: drawBoxes, stop: () => {} };
}

function drawBoxes({ style, places, section }: Stroke): () => void {
  const rects = listTextRanges(places, section).flatMap((range) => [...range.getClientRects()]);
  const boxes = rects.filter(isVisible).map((rect) => {
    const box = document.createElement('div');
    box.dataset.style = style.name;
    Object.assign(box.style, placeWithin(section, rect), { zIndex: String(style.priority - 100) });
    return box;
  });
  getOverlay(section).append(...boxes);
  return () => {
    for (const box of boxes) box.remove();
  };
}

/** A range for each text node: one over whole blocks would have the blocks' own rectangles too. */
function listTextRanges(places: StaticRangeInit, section: HTMLElement): Range[] {
  const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  walker.currentNode = places.startContainer;
  for (let node: Node | null = places.startContainer; node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    if (node === places.startContainer) range.setStart(node, places.startOffset);
    if (node === places.endContainer) range.setEnd(node, places.endOffset);
    ranges.push(range);
    if (node === places.endContainer) break;
  }
  return ranges;
}

/** What is broken at the end of a line leaves a rectangle without width. */
function isVisible({ width, height }: DOMRectReadOnly): boolean {
  return width > 0 && height > 0;
}
