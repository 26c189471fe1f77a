/** Makes the browser's selection exactly this range. */
export function selectRange(range: Range): void {
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** Frames over which the place is corrected: sections above may take their real height only now. */
const corrections = 4;

/** Scrolls a range to the upper third of its pane, or of the window where the text scrolls with it. */
export function revealRange(range: Range, scroller: HTMLElement | null): void {
  const element = range.startContainer.parentElement;
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  scroller?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  let left = corrections;
  function correct() {
    const rect = range.getClientRects()[0];
    if (rect) scrollBy(rect.top - findTarget(scroller), scroller);
    left -= 1;
    if (left > 0) requestAnimationFrame(correct);
  }
  requestAnimationFrame(correct);
}

function findTarget(scroller: HTMLElement | null): number {
  if (!scroller) return window.innerHeight / 3;
  const { top, height } = scroller.getBoundingClientRect();
  return top + height / 3;
}

function scrollBy(distance: number, scroller: HTMLElement | null): void {
  if (Math.abs(distance) < 2) return;
  (scroller ?? window).scrollBy({ top: distance, behavior: 'instant' });
}
