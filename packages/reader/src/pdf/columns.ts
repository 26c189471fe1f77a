import type { Fragment, PageFragments } from './fragments.ts';
import { createLine, groupRows, hasInk, type Line, type Row } from './lines.ts';

/** Fewest lines on either side that make two columns. */
const fewestLines = 8;
/** Narrowest gutter in ems. */
const narrowestGutter = 1;
/** Share of a column's lines that begin at one edge; the words of a single column begin anywhere. */
const flushness = 0.55;
/** How full of text the lines of a column are, at the median. */
const fullness = 0.55;

interface Extent {
  readonly left: number;
  readonly right: number;
}

interface Place {
  readonly gutter: number;
  readonly extent: Extent;
}

/** A page's lines in reading order: down one column, then down the next. */
export function readLines(page: number, { fragments }: PageFragments): Line[] {
  const rows = groupRows(fragments);
  const extent = getExtent(rows.flat());
  const gutter = findGutter(rows, extent);
  if (gutter === undefined) return rows.map((row) => createLine(row, { page, ...extent }));
  return splitRuns(rows, gutter).flatMap((run) => readRun(run, { page, gutter, extent }));
}

function getExtent(fragments: readonly Fragment[]): Extent {
  const ink = fragments.filter(hasInk);
  return {
    left: ink.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY),
    right: ink.reduce((most, { x, width }) => Math.max(most, x + width), 0),
  };
}

/** The place in the middle half of the page where most rows leave a gap, if columns of prose stand beside it. */
function findGutter(rows: readonly Row[], extent: Extent): number | undefined {
  const width = extent.right - extent.left;
  const votes = new Map<number, number>();
  for (const gap of rows.flatMap(listGaps)) {
    const middle = (gap.left + gap.right) / 2;
    if (Math.abs(middle - extent.left - width / 2) > width / 4) continue;
    const bucket = Math.round(middle / 6);
    votes.set(bucket, (votes.get(bucket) ?? 0) + 1);
  }
  const candidates = [...votes].sort((a, b) => b[1] - a[1]).slice(0, 3);
  return candidates
    .map(([bucket]) => bucket * 6)
    .find((gutter) => splitRuns(rows, gutter).some((run) => isColumnar(run, { gutter, extent })));
}

function listGaps(row: Row): Extent[] {
  const ink = row.filter(hasInk);
  return ink.slice(1).flatMap((fragment, at) => {
    const before = ink[at];
    if (before === undefined) return [];
    const gap = { left: before.x + before.width, right: fragment.x };
    return gap.right - gap.left >= narrowestGutter * fragment.size ? [gap] : [];
  });
}

/** Cuts rows into runs that all keep clear of the gutter, and runs that cross it. */
function splitRuns(rows: readonly Row[], gutter: number): Row[][] {
  const runs: Row[][] = [];
  let wasCrossing: boolean | undefined;
  for (const row of rows) {
    const isCrossing =
      row.some(
        (fragment) =>
          hasInk(fragment) && fragment.x < gutter - 1 && fragment.x + fragment.width > gutter + 1,
      ) || isTight(row, gutter);
    if (isCrossing !== wasCrossing) runs.push([]);
    runs.at(-1)?.push(row);
    wasCrossing = isCrossing;
  }
  return runs;
}

/** Words on both sides with no more than a space between them cross as well. */
function isTight(row: Row, gutter: number): boolean {
  const ink = row.filter(hasInk);
  const right = ink.find((fragment) => fragment.x >= gutter - 1);
  const left = ink.filter((fragment) => fragment.x < gutter - 1).at(-1);
  if (left === undefined || right === undefined) return false;
  return right.x - left.x - left.width < narrowestGutter * right.size;
}

function isColumnar(run: readonly Row[], { gutter, extent }: Place): boolean {
  const left = run
    .map((row) => takeSide(row, { gutter, side: 'left' }))
    .filter((row) => row.length > 0);
  const right = run
    .map((row) => takeSide(row, { gutter, side: 'right' }))
    .filter((row) => row.length > 0);
  if (left.length < fewestLines || right.length < fewestLines) return false;
  if (!isFlush(left) || !isFlush(right)) return false;
  return (
    getFullness(left, gutter - extent.left) >= fullness &&
    getFullness(right, extent.right - gutter) >= fullness
  );
}

function isFlush(rows: readonly Row[]): boolean {
  const edges = new Map<number, number>();
  for (const row of rows) {
    const edge = Math.round(getExtent(row).left / 2);
    for (const near of [edge - 1, edge, edge + 1]) edges.set(near, (edges.get(near) ?? 0) + 1);
  }
  return Math.max(...edges.values()) >= rows.length * flushness;
}

/** Median share of a column's width that its lines cover without wide gaps. */
function getFullness(rows: readonly Row[], width: number): number {
  const shares = rows
    .map((row) => {
      const gaps = listGaps(row).reduce((sum, gap) => sum + gap.right - gap.left, 0);
      const { left, right } = getExtent(row);
      return (right - left - gaps) / width;
    })
    .sort((a, b) => a - b);
  return shares[Math.floor(shares.length / 2)] ?? 0;
}

function takeSide(row: Row, { gutter, side }: { gutter: number; side: 'left' | 'right' }): Row {
  const taken = row.filter((fragment) => fragment.x < gutter - 1 === (side === 'left'));
  return taken.some(hasInk) ? taken : [];
}

function readRun(run: readonly Row[], facts: Place & { page: number }): Line[] {
  const { page, gutter, extent } = facts;
  if (!isColumnar(run, { gutter, extent }))
    return run.map((row) => createLine(row, { page, ...extent }));
  return (['left', 'right'] as const).flatMap((side) => {
    const rows = run.map((row) => takeSide(row, { gutter, side })).filter((row) => row.length > 0);
    const column = getExtent(rows.flat());
    return rows.map((row) => createLine(row, { page, ...column }));
  });
}
