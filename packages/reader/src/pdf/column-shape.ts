import { isLeftOf } from './content-order.ts';
import { type Fragment, isVisible } from './fragments.ts';
import type { FragmentRow } from './lines.ts';

/**
 * Narrowest gutter of two columns, in ems: just under the narrowest in print, of one em. The thresholds of this file were
 * set by hand; `npm run evaluate:order` measures what they give.
 */
const narrowestGutter = 0.9;
/** Share of a column's lines that begin at one edge; in a single column, words begin anywhere. */
const leastFlush = 0.55;
/** Share of a column's lines that begin with a lowercase letter if it is running text. */
const leastFlowing = 0.4;
/** Share of rows with equally wide gaps elsewhere: their lines are stretched to the column's width. */
const stretchedShare = 0.3;

export interface Extent {
  readonly left: number;
  readonly right: number;
}

export interface GutterPosition {
  readonly gutter: number;
  readonly extent: Extent;
}

/** A side of a gutter. */
export interface ColumnSide {
  readonly gutter: number;
  readonly side: 'left' | 'right';
}

export const columnSides = ['left', 'right'] as const;

/** From the first words to the last. */
export function getExtent(fragments: readonly Fragment[]): Extent {
  const visible = fragments.filter(isVisible);
  return {
    left: visible.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY),
    right: visible.reduce((most, { x, width }) => Math.max(most, x + width), 0),
  };
}

/** White space within a row that is wide enough for a gutter. */
export function listGaps(row: FragmentRow): Extent[] {
  const ink = row.filter(isVisible);
  return ink.slice(1).flatMap((fragment, at) => {
    const before = ink[at];
    if (before === undefined) return [];
    const gap = { left: before.x + before.width, right: fragment.x };
    return gap.right - gap.left >= narrowestGutter * fragment.size ? [gap] : [];
  });
}

/** Whether words of a row reach over a gutter, or stand on both sides of it with at most a space between them. */
export function crossesGutter(row: FragmentRow, gutter: number): boolean {
  const ink = row.filter(isVisible);
  if (
    ink.some((fragment) => isLeftOf(fragment, gutter) && fragment.x + fragment.width > gutter + 1)
  )
    return true;
  const right = ink.find((fragment) => !isLeftOf(fragment, gutter));
  const left = ink.filter((fragment) => isLeftOf(fragment, gutter)).at(-1);
  if (left === undefined || right === undefined) return false;
  return right.x - left.x - left.width < narrowestGutter * right.size;
}

/** The part of each row on one side of a gutter; rows without one are left out. */
export function takeRows(
  rows: readonly FragmentRow[],
  { gutter, side }: ColumnSide,
): FragmentRow[] {
  return rows
    .map((row) => row.filter((fragment) => isLeftOf(fragment, gutter) === (side === 'left')))
    .filter((row) => row.some(isVisible));
}

/** Whether many rows have gaps as wide as the one at a gutter that are not below one another, as justified lines have. */
export function isStretched(rows: readonly FragmentRow[], gutter: number): boolean {
  const rivers = listRivers(rows);
  const split = rows.flatMap((row) => {
    const gaps = listGaps(row);
    const at = gaps.find(({ left, right }) => left <= gutter + 1 && right >= gutter - 1);
    if (at === undefined) return [];
    return [gaps.some((gap) => gap !== at && isAsWide(gap, at) && !holdsRiver(gap, rivers))];
  });
  return split.filter(Boolean).length > split.length * stretchedShare;
}

/** White space that runs down through all rows. */
function listRivers(rows: readonly FragmentRow[]): Extent[] {
  const ink = rows
    .flat()
    .filter(isVisible)
    .sort((a, b) => a.x - b.x);
  const rivers: Extent[] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const { x, width, size } of ink) {
    if (x - end >= narrowestGutter * size) rivers.push({ left: end, right: x });
    end = end === Number.POSITIVE_INFINITY ? x + width : Math.max(end, x + width);
  }
  return rivers;
}

function holdsRiver(gap: Extent, rivers: readonly Extent[]): boolean {
  return rivers.some(({ left, right }) => left >= gap.left - 1 && right <= gap.right + 1);
}

/** Ratio from which a gap counts as wide as another. */
const sameWidth = 0.8;

function isAsWide(gap: Extent, other: Extent): boolean {
  return gap.right - gap.left > (other.right - other.left) * sameWidth;
}

/** Lines that begin in mid-sentence continue the line above. */
export function isFlowing(rows: readonly FragmentRow[]): boolean {
  const low = rows.filter((row) => /^\p{Ll}/u.test(row.find(isVisible)?.text.trim() ?? ''));
  return low.length >= (rows.length - 1) * leastFlowing;
}

export function isFlush(rows: readonly FragmentRow[]): boolean {
  return findEdge(rows).count >= rows.length * leastFlush;
}

/** Where most rows begin, in steps of two points, and how many do. */
export function findEdge(rows: readonly FragmentRow[]): { edge: number; count: number } {
  const edges = new Map<number, number>();
  for (const row of rows) {
    const edge = Math.round(getExtent(row).left / 2);
    for (const near of [edge, edge - 1, edge + 1]) edges.set(near, (edges.get(near) ?? 0) + 1);
  }
  let best = { edge: 0, count: 0 };
  for (const [edge, count] of edges) if (count > best.count) best = { edge, count };
  return best;
}

/** Median share of a column's width that its lines cover without wide gaps. */
export function getFullness(rows: readonly FragmentRow[], width: number): number {
  const shares = rows
    .map((row) => {
      const gaps = listGaps(row).reduce((sum, gap) => sum + gap.right - gap.left, 0);
      const { left, right } = getExtent(row);
      return (right - left - gaps) / width;
    })
    .sort((a, b) => a - b);
  return shares[Math.floor(shares.length / 2)] ?? 0;
}
