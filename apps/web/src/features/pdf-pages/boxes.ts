/** A box on a page, in shares of the page's width and height. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Share of a box's height that two boxes of a line may differ in height or place. */
const slack = 0.35;
/** Widest gap between boxes of a line that is highlighted as well, in heights of the line. */
const widestGap = 1;

/** Joins the boxes of each line into one, the gaps between words with them. `ratio` is the page's width by its height. */
export function joinBoxes(boxes: readonly Box[], ratio: number): Box[] {
  const joined: Box[] = [];
  for (const box of boxes) {
    const before = joined.at(-1);
    if (before && isSameLine(before, box, ratio)) joined[joined.length - 1] = unite(before, box);
    else joined.push(box);
  }
  return joined;
}

/** Whether a point, in shares of the page, is in a box. */
export function isInside(box: Box, { x, y }: { x: number; y: number }): boolean {
  return x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height;
}

function isSameLine(a: Box, b: Box, ratio: number): boolean {
  const height = Math.max(a.height, b.height);
  if (Math.abs(a.top + a.height - b.top - b.height) > height * slack) return false;
  if (Math.abs(a.height - b.height) > height * slack) return false;
  const gap = Math.max(b.left - a.left - a.width, a.left - b.left - b.width);
  return gap * ratio <= height * widestGap;
}

function unite(a: Box, b: Box): Box {
  const left = Math.min(a.left, b.left);
  const top = Math.min(a.top, b.top);
  return {
    left,
    top,
    width: Math.max(a.left + a.width, b.left + b.width) - left,
    height: Math.max(a.top + a.height, b.top + b.height) - top,
  };
}
