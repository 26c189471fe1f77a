import type { Box } from './shapes.ts';

export interface Placed<T> {
  readonly item: T;
  readonly box: Box;
}

/** More are on no slide made for people; they are read from top to bottom. */
const mostCut = 400;
/** Share of a shape's side that may reach over its neighbour and still be apart from it. */
const tolerance = 0.15;

/**
 * The order in which people read what stands on a slide: rows from top to bottom, in a row columns from left
 * to right, and the same again inside each. What cannot be told apart is read by its top left corners.
 */
export function sortByReading<T>(shapes: readonly Placed<T>[]): Placed<T>[] {
  if (shapes.length < 2) return [...shapes];
  if (shapes.length > mostCut) return sortByCorner(shapes);
  const rows = cut(shapes, getVertical);
  if (rows.length > 1) return rows.flatMap(sortByReading);
  const columns = cut(shapes, getHorizontal);
  if (columns.length > 1) return columns.flatMap(sortByReading);
  return sortByCorner(shapes);
}

type GetRange = (box: Box) => readonly [start: number, length: number];

const getVertical: GetRange = ({ top, height }) => [top, height];
const getHorizontal: GetRange = ({ left, width }) => [left, width];

function sortByCorner<T>(shapes: readonly Placed<T>[]): Placed<T>[] {
  return [...shapes].sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left);
}

/** Cuts where nothing but empty slide lies between. */
function cut<T>(shapes: readonly Placed<T>[], getRange: GetRange): Placed<T>[][] {
  const ranges = shapes.map((shape) => {
    const [start, length] = getRange(shape.box);
    const margin = length * tolerance;
    return { shape, start: start + margin, end: start + length - margin };
  });
  ranges.sort((a, b) => a.start - b.start || a.end - b.end);
  const groups: Placed<T>[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const range of ranges) {
    const group = groups.at(-1);
    if (group === undefined || range.start >= end) groups.push([range.shape]);
    else group.push(range.shape);
    end = Math.max(end, range.end);
  }
  return groups;
}
