import { type Fragment, isVisible } from './fragments.ts';
import type { FragmentRow } from './lines.ts';

/** Rows of a page header or footer that a file may hold out of order, at most. */
const mostRunningRows = 4;

interface RowOrder {
  readonly first: number;
  readonly last: number;
}

/**
 * Cuts rows wherever the page's content has all above the cut before all below it. Columns are in one part: the foot of
 * the first comes before the head of the second. A row of a table is a part of its own, with all lines of its cells.
 */
export function cutByContent(rows: readonly FragmentRow[]): FragmentRow[][] {
  const orders = rows.map(findOrder);
  const { from, to } = leaveOutRunning(orders);
  const following = listFollowing(orders, to);
  const parts: FragmentRow[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const [at, row] of rows.entries()) {
    const isOutside = at < from || at > to;
    const isCut = isOutside || at === from || at === to + 1 || last < (following[at] ?? 0);
    if (isCut) parts.push([]);
    parts.at(-1)?.push(row);
    if (!isOutside) last = Math.max(last, orders[at]?.last ?? last);
  }
  return parts;
}

function findOrder(row: FragmentRow): RowOrder {
  const orders = row.filter(isVisible).flatMap(({ order }) => order ?? []);
  return {
    first: orders.reduce((least, order) => Math.min(least, order), Number.POSITIVE_INFINITY),
    last: orders.reduce((most, order) => Math.max(most, order), Number.NEGATIVE_INFINITY),
  };
}

/** The rows between a page header that is written after all else and a footer that is written before all else. */
function leaveOutRunning(orders: readonly RowOrder[]): { from: number; to: number } {
  let [from, to] = [0, orders.length - 1];
  const isAfter = (at: number) => {
    const own = orders[at]?.first ?? 0;
    return orders.every(({ last }, other) => other <= at || other > to || last < own);
  };
  const isBefore = (at: number) => {
    const own = orders[at]?.last ?? 0;
    return orders.every(({ first }, other) => other >= at || other < from || first > own);
  };
  while (from < Math.min(to, mostRunningRows) && isAfter(from)) from += 1;
  while (to > Math.max(from, orders.length - 1 - mostRunningRows) && isBefore(to)) to -= 1;
  return { from, to };
}

/** For each row, the first place in the content of it and all rows below. */
function listFollowing(orders: readonly RowOrder[], to: number): number[] {
  const following: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let at = to; at >= 0; at -= 1) {
    least = Math.min(least, orders[at]?.first ?? least);
    following[at] = least;
  }
  return following;
}

/** How the content of a page has the words on both sides of a gutter; a cell of a table may have several lines. */
export type Writing = 'by column' | 'by cell' | 'by row' | 'unknown';

/**
 * Changes of side, as a share of the rows with words on both sides: of columns at most, of cells and of rows at least. A
 * row that is written across the gutter changes to the right and back.
 */
const mostOfColumns = 0.1;
const leastOfCells = 0.2;
const leastOfRows = 1.5;
/** Share of words below which the next words stand higher on their side, for a content in some order. */
const mostJumps = 0.1;

/** Whether the content of rows goes down one side and then down the other, or from row to row. */
export function findWriting(rows: readonly FragmentRow[], gutter: number): Writing {
  const words = rows
    .flatMap((row, at) => row.filter(isVisible).map((fragment) => ({ fragment, at })))
    .filter(({ fragment }) => fragment.order !== undefined)
    .map(({ fragment, at }) => ({
      at,
      order: fragment.order ?? 0,
      isLeft: isLeftOf(fragment, gutter),
    }))
    .sort((a, b) => a.order - b.order);
  const both = rows.filter((row) => {
    const ink = row.filter(isVisible);
    return (
      ink.some((fragment) => isLeftOf(fragment, gutter)) &&
      !ink.every((fragment) => isLeftOf(fragment, gutter))
    );
  }).length;
  const sides = [true, false].map((isLeft) => words.filter((word) => word.isLeft === isLeft));
  const jumps = sides.flatMap((side) =>
    side.slice(1).filter(({ at }, before) => at < (side[before]?.at ?? 0)),
  );
  if (words.length === 0 || jumps.length > 2 + words.length * mostJumps) return 'unknown';
  const changes = words.slice(1).filter(({ isLeft }, at) => isLeft !== words[at]?.isLeft).length;
  if (changes <= 1 + both * mostOfColumns) return 'by column';
  if (changes >= both * leastOfRows) return 'by row';
  return changes >= both * leastOfCells ? 'by cell' : 'unknown';
}

/** Whether a fragment begins left of a gutter. */
export function isLeftOf({ x }: Fragment, gutter: number): boolean {
  return x < gutter - 1;
}
