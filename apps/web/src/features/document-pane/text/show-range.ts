import type { Span } from '@clauselight/schema';
import { findFirst } from '../../../lib/find-first.ts';
import { createTextRange } from './ranges.ts';
import { findScroller, getVisibleBox } from './scroller.ts';
import type { TextSurface } from './text-surface.ts';

/** Frames over which the place is corrected: sections above may take their real height only now. */
const corrections = 4;

/** Height of the pane that must be in the window for a place to be seen in it, in CSS pixels. */
const enoughPx = 280;

/** Room below words that were brought into the window, in CSS pixels. */
const rectMarginPx = 24;

/** The assumed reading position: a third of the way down the visible part. */
const readingShare = 1 / 3;

/** Makes the browser's selection exactly the words of a span. */
export function selectSpan(surface: TextSurface, span: Span): void {
  const range = createTextRange(surface, span);
  const selection = getSelection();
  if (!range || !selection) return;
  selection.removeAllRanges();
  selection.addRange(range);
}

/** Scrolls the beginning of a span to the reading position; the page around the text only if it must. */
export function revealSpan(surface: TextSurface, { start }: Span): void {
  const { root } = surface;
  // One character alone: the rectangles of a long passage would lay out all of it.
  const range = createTextRange(surface, { start, end: start + 1 });
  const scroller = findScroller(root);
  const { top, bottom } = getVisibleBox(root);
  if (scroller && bottom - top < enoughPx)
    root.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  let left = corrections;
  function correct() {
    const rect = range?.getClientRects()[0];
    if (rect) scrollBy(rect.top - findReadingLine(root), scroller);
    left -= 1;
    if (left > 0) requestAnimationFrame(correct);
    else scrollIntoWindow(range);
  }
  correct();
}

/** The end of a document cannot come up to the reading position, and the lower part of its pane may be below the window. */
function scrollIntoWindow(range: Range | undefined): void {
  const rect = range?.getClientRects()[0];
  const below = rect === undefined ? 0 : rect.bottom - window.innerHeight;
  if (below > 0) window.scrollBy({ top: below + rectMarginPx, behavior: 'instant' });
}

/** The beginning of the block at the user's reading position. */
export function findReadingOffset(surface: TextSurface): number {
  const line = findReadingLine(surface.root) + 8;
  const section = findLastAbove(surface.sectionElements, line);
  surface.fill(section);
  const { first = 0, last = 0 } = surface.sections[section] ?? {};
  const elements = [...(surface.sectionElements[section]?.children ?? [])].slice(0, last - first);
  const block = surface.source.blocks[first + findLastAbove(elements, line)];
  return block?.start ?? 0;
}

function findReadingLine(root: HTMLElement): number {
  if (!findScroller(root)) return window.innerHeight * readingShare;
  const { top, bottom } = getVisibleBox(root);
  return top + (bottom - top) * readingShare;
}

/** Index of the last element that begins above a line of the window; the first where none does. */
function findLastAbove(elements: readonly Element[], line: number): number {
  const isBelow = (index: number) => (elements[index]?.getBoundingClientRect().top ?? 0) > line;
  return Math.max(0, findFirst(elements.length, isBelow) - 1);
}

function scrollBy(distance: number, scroller: HTMLElement | null): void {
  if (Math.abs(distance) < 2) return;
  (scroller ?? window).scrollBy({ top: distance, behavior: 'instant' });
}
