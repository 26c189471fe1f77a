import type { GrayPicture } from './gray-picture.ts';

/** The side of the part, as a share of the longer side of its page. */
const sampleShare = 0.3;
/** The part is looked for at so many places along each side. */
const placesOfSide = 5;
/** Only every n-th pixel is examined. */
const gridStep = 5;
/** Neighbors that differ by so many steps of gray are the edge of a letter. */
const leastStep = 60;

/** Cuts out the part of a page with the most letters. */
export function cutSample(page: GrayPicture): GrayPicture {
  const side = Math.round(Math.max(page.width, page.height) * sampleShare);
  const width = Math.min(page.width, side);
  const height = Math.min(page.height, side);
  let best = { left: 0, top: 0, edges: -1 };
  for (let row = 0; row < placesOfSide; row += 1) {
    for (let column = 0; column < placesOfSide; column += 1) {
      const left = Math.floor(((page.width - width) * column) / (placesOfSide - 1));
      const top = Math.floor(((page.height - height) * row) / (placesOfSide - 1));
      const edges = countEdges(page, { left, top, width, height });
      if (edges > best.edges) best = { left, top, edges };
    }
  }
  const grays = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const from = (best.top + y) * page.width + best.left;
    grays.set(page.grays.subarray(from, from + width), y * width);
  }
  return { width, height, grays };
}

interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function countEdges(page: GrayPicture, { left, top, width, height }: Part): number {
  let edges = 0;
  for (let y = top; y < top + height; y += gridStep) {
    for (let x = left; x < left + width - 1; x += gridStep) {
      const at = y * page.width + x;
      const step = (page.grays[at + 1] as number) - (page.grays[at] as number);
      if (Math.abs(step) >= leastStep) edges += 1;
    }
  }
  return edges;
}
