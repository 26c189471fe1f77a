/** From this width on the text scrolls in a pane of its own; below, with the window. */
const wide = matchMedia('(min-width: 64rem)');

/** What the text scrolls in: its own pane, or the window where it is null. */
export function findScroller(root: HTMLElement): HTMLElement | null {
  return wide.matches ? root : null;
}

/** Calls `onChange` whenever the text begins to scroll in something else. */
export function watchScroller(onChange: () => void): () => void {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

/** The part of the window in which the text can be seen. */
export function getVisibleBox(root: HTMLElement): { top: number; bottom: number } {
  const { top, bottom } = root.getBoundingClientRect();
  return { top: Math.max(0, top), bottom: Math.min(window.innerHeight, bottom) };
}
