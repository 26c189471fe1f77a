import type { Box } from './shapes.ts';

export interface PlacedItem<T> {
  readonly item: T;
  readonly box: Box;
}

/** More are on no slide made for people; they are read from top to bottom. */
const mostCut = 400;
/** Share of a shape's side that may reach over its neighbor and still be apart from it. */
const tolerance = 0.15;

/**
 * Sorts shapes in reading order: rows from top to bottom, columns within a row from left to right, and recursively
 * inside each. Shapes that cannot be separated are sorted by their top left corners.
 */
export function sortByReading<T>(shapes: readonly PlacedItem<T>[]): PlacedItem<T>[] {
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

function sortByCorner<T>(shapes: readonly PlacedItem<T>[]): PlacedItem<T>[] {
  return [...shapes].sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left);
}

/** Cuts where nothing but empty slide lies between. */
function cut<T>(shapes: readonly PlacedItem<T>[], getRange: GetRange): PlacedItem<T>[][] {
  const ranges = shapes.map((shape) => {
    const [start, length] = getRange(shape.box);
    const margin = length * tolerance;
    return { shape, start: start + margin, end: start + length - margin };
  });
  ranges.sort((a, b) => a.start - b.start || a.end - b.end);
  const groups: PlacedItem<T>[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const range of ranges) {
    const group = groups.at(-1);
    if (group === undefined || range.start >= end) groups.push([range.shape]);
    else group.push(range.shape);
    end = Math.max(end, range.end);
  }
  return groups;
}
