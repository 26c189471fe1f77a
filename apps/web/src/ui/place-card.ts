interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

interface Placing {
  /** What the card belongs to, in window coordinates. */
  anchor: Box;
  card: Size;
  view: Size;
}

const gap = 8;

/**
 * Where a card stands, in window coordinates: below what it belongs to, above it where there is more room, and never past an
 * edge of the window.
 */
export function placeCard({ anchor, card, view }: Placing): { left: number; top: number } {
  const left = clamp(anchor.left, gap, view.width - card.width - gap);
  const below = anchor.bottom + gap;
  const above = anchor.top - gap - card.height;
  const fitsBelow = below + card.height + gap <= view.height;
  const hasMoreRoomBelow = view.height - anchor.bottom >= anchor.top;
  const wanted = fitsBelow || (above < gap && hasMoreRoomBelow) ? below : above;
  return { left, top: clamp(wanted, gap, view.height - card.height - gap) };
}

/** Within both bounds; the lower one where they leave no room. */
function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
