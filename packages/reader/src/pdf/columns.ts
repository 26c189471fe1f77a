import { type Fragment, isVisible, type PageFragments } from './fragments.ts';
import { createLine, type FragmentRow, groupRows, type Line } from './lines.ts';

/**
 * The fewest lines on either side that make two columns. The thresholds of this file were set by hand; `npm run
 * evaluate:reader` measures what they give.
 */
const fewestLines = 8;
/** The fewest if the lines clearly continue from one to the next. */
const fewestFlowing = 4;
/** Narrowest gutter and column, in ems. */
const narrowestGutter = 1;
const narrowestColumn = 8;
/** Share of rows with equally wide gaps elsewhere: their lines are stretched to the column's width. */
const stretchedShare = 0.3;
/** Share of a column's lines that begin at one edge; in a single column, words begin anywhere. */
const leastFlush = 0.55;
/** Median share of a column's width that its lines fill. */
const leastFullness = 0.55;
/** How often columns are split in two, at most: eight beside each other. */
const mostSplits = 3;

interface Extent {
  readonly left: number;
  readonly right: number;
}

interface GutterPosition {
  readonly gutter: number;
  readonly extent: Extent;
}

/** A column of a page, and its rows. */
interface PageColumn {
  readonly page: number;
  readonly isMirrored: boolean;
  readonly extent: Extent;
  readonly depth: number;
}

/** The two columns of a page: the gutter between them, their extent, and where their lines begin. */
export interface TwoColumns extends GutterPosition {
  readonly edges: Readonly<Record<Side['side'], number>>;
}

interface PageRows extends Pick<PageFragments, 'fragments' | 'isMirrored'> {
  /** The columns of the page before, which also apply to a last page with few lines. */
  readonly before: TwoColumns | undefined;
}

/** A page's lines in reading order, down one column, then down the next; and its columns if it has two. */
export function readLines(
  page: number,
  { fragments, isMirrored, before }: PageRows,
): { lines: Line[]; columns: TwoColumns | undefined } {
  const rows = groupRows(fragments);
  const whole = { page, isMirrored, extent: getExtent(rows.flat()), depth: 0 };
  const columns = findColumns(rows, whole.extent) ?? findKnownColumns(rows, before);
  return {
    lines: columns ? readTwoColumns(rows, { ...whole, columns }) : createLines(rows, whole),
    columns,
  };
}

function readColumn(rows: readonly FragmentRow[], column: PageColumn): Line[] {
  const columns = column.depth < mostSplits ? findColumns(rows, column.extent) : undefined;
  return columns ? readTwoColumns(rows, { ...column, columns }) : createLines(rows, column);
}

function findColumns(rows: readonly FragmentRow[], extent: Extent): TwoColumns | undefined {
  const gutter = findGutter(rows, extent);
  if (gutter === undefined) return undefined;
  const model = splitRuns(rows, gutter).find((run) => isColumnar(run, { gutter, extent })) ?? [];
  const find = (side: Side['side']) => findEdge(takeRows(model, { gutter, side })).edge;
  return { gutter, extent, edges: { left: find('left'), right: find('right') } };
}

/** The columns of the page before, if both hold lines of running text here too. */
function findKnownColumns(
  rows: readonly FragmentRow[],
  before: TwoColumns | undefined,
): TwoColumns | undefined {
  if (before === undefined) return undefined;
  const { gutter, extent } = before;
  const isOne = splitRuns(rows, gutter).some((run) => {
    const [left, right] = (['left', 'right'] as const).map((side) =>
      takeRows(run, { gutter, side }),
    );
    if (left === undefined || right === undefined || left.length * right.length === 0) return false;
    return (
      matchesColumns(run, before) &&
      isFlowing(left) &&
      isFlowing(right) &&
      getFullness(left, gutter - extent.left) >= leastFullness
    );
  });
  return isOne ? before : undefined;
}

function readTwoColumns(
  rows: readonly FragmentRow[],
  column: PageColumn & { columns: TwoColumns },
): Line[] {
  const { gutter } = column.columns;
  const position = { gutter, extent: column.extent };
  return splitRuns(rows, gutter).flatMap((run) =>
    isColumnar(run, position) || matchesColumns(run, column.columns)
      ? readSides(run, { ...column, gutter })
      : createLines(run, column),
  );
}

function createLines(
  rows: readonly FragmentRow[],
  { page, isMirrored, extent }: PageColumn,
): Line[] {
  return rows.map((row) => createLine(row, { page, ...extent, isMirrored }));
}

function readSides(run: readonly FragmentRow[], column: PageColumn & { gutter: number }): Line[] {
  return (['left', 'right'] as const).flatMap((side) => {
    // Grouped again: a large line of one column may have joined two of the other.
    const rows = groupRows(takeRows(run, { gutter: column.gutter, side }).flat());
    const extent = getExtent(rows.flat());
    return readColumn(rows, { ...column, extent, depth: column.depth + 1 });
  });
}

function getExtent(fragments: readonly Fragment[]): Extent {
  const visible = fragments.filter(isVisible);
  return {
    left: visible.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY),
    right: visible.reduce((most, { x, width }) => Math.max(most, x + width), 0),
  };
}

/** Gaps are counted in steps of this width, in points; the most frequent ones are tried. */
const bucketWidth = 6;
const mostCandidates = 4;

/** The position in the middle half of the page where most rows have a gap, if there are columns of prose beside it. */
function findGutter(rows: readonly FragmentRow[], extent: Extent): number | undefined {
  const width = extent.right - extent.left;
  const counts = new Map<number, number>();
  for (const gap of rows.flatMap(listGaps)) {
    const middle = (gap.left + gap.right) / 2;
    if (Math.abs(middle - extent.left - width / 2) > width / 4) continue;
    const bucket = Math.round(middle / bucketWidth);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  const candidates = [...counts]
    .filter(([, count]) => count >= fewestFlowing)
    .sort((a, b) => b[1] - a[1])
    .slice(0, mostCandidates);
  return candidates
    .map(([bucket]) => bucket * bucketWidth)
    .find((gutter) => splitRuns(rows, gutter).some((run) => isColumnar(run, { gutter, extent })));
}

function listGaps(row: FragmentRow): Extent[] {
  const ink = row.filter(isVisible);
  return ink.slice(1).flatMap((fragment, at) => {
    const before = ink[at];
    if (before === undefined) return [];
    const gap = { left: before.x + before.width, right: fragment.x };
    return gap.right - gap.left >= narrowestGutter * fragment.size ? [gap] : [];
  });
}

/** Splits rows into runs that stay clear of the gutter and runs that cross it. */
function splitRuns(rows: readonly FragmentRow[], gutter: number): FragmentRow[][] {
  const runs: FragmentRow[][] = [];
  let wasCrossing: boolean | undefined;
  for (const row of rows) {
    const isCrossing =
      row.some((fragment) => crossesGutter(fragment, gutter)) || hasNarrowGap(row, gutter);
    if (isCrossing !== wasCrossing) runs.push([]);
    runs.at(-1)?.push(row);
    wasCrossing = isCrossing;
  }
  return runs;
}

function crossesGutter(fragment: Fragment, gutter: number): boolean {
  return isVisible(fragment) && fragment.x < gutter - 1 && fragment.x + fragment.width > gutter + 1;
}

/** Words on both sides with at most a space between them cross as well. */
function hasNarrowGap(row: FragmentRow, gutter: number): boolean {
  const ink = row.filter(isVisible);
  const right = ink.find((fragment) => fragment.x >= gutter - 1);
  const left = ink.filter((fragment) => fragment.x < gutter - 1).at(-1);
  if (left === undefined || right === undefined) return false;
  return right.x - left.x - left.width < narrowestGutter * right.size;
}

function isColumnar(run: readonly FragmentRow[], { gutter, extent }: GutterPosition): boolean {
  const left = takeRows(run, { gutter, side: 'left' });
  const right = takeRows(run, { gutter, side: 'right' });
  const fewer = Math.min(left.length, right.length);
  if (fewer < fewestFlowing) return false;
  if (fewer < fewestLines && !(isFlowing(left) && isFlowing(right))) return false;
  const size = run.flat().find(isVisible)?.size ?? 1;
  const narrower = Math.min(gutter - extent.left, extent.right - gutter);
  if (narrower < narrowestColumn * size || isStretched(run, gutter)) return false;
  if (!isFlush(left) || !isFlush(right)) return false;
  return (
    getFullness(left, gutter - extent.left) >= leastFullness &&
    getFullness(right, extent.right - gutter) >= leastFullness
  );
}

function isStretched(run: readonly FragmentRow[], gutter: number): boolean {
  const split = run.flatMap((row) => {
    const gaps = listGaps(row);
    const at = gaps.find(({ left, right }) => left <= gutter + 1 && right >= gutter - 1);
    return at === undefined ? [] : [gaps.some((gap) => gap !== at && isAsWide(gap, at))];
  });
  return split.filter(Boolean).length > split.length * stretchedShare;
}

/** Ratio from which a gap counts as wide as another. */
const sameWidth = 0.8;

function isAsWide(gap: Extent, other: Extent): boolean {
  return gap.right - gap.left > (other.right - other.left) * sameWidth;
}

/** Whether a run between crossing rows begins where the page's columns do. */
function matchesColumns(run: readonly FragmentRow[], { edges, gutter }: TwoColumns): boolean {
  if (
    run.some(
      (row) => row.some((fragment) => crossesGutter(fragment, gutter)) || hasNarrowGap(row, gutter),
    )
  )
    return false;
  return (['left', 'right'] as const).every((side) => {
    const rows = takeRows(run, { gutter, side });
    const at = rows.filter((row) => Math.abs(getExtent(row).left / 2 - edges[side]) <= 1);
    return at.length >= rows.length / 2;
  });
}

/** Share of a column's lines that begin with a lowercase letter if it is running text. */
const leastFlowing = 0.4;

/** Lines that begin in mid-sentence continue the line above. */
function isFlowing(rows: readonly FragmentRow[]): boolean {
  const low = rows.filter((row) => /^\p{Ll}/u.test(row.find(isVisible)?.text.trim() ?? ''));
  return low.length >= (rows.length - 1) * leastFlowing;
}

function isFlush(rows: readonly FragmentRow[]): boolean {
  return findEdge(rows).count >= rows.length * leastFlush;
}

/** Where most rows begin, in steps of two points, and how many do. */
function findEdge(rows: readonly FragmentRow[]): { edge: number; count: number } {
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
function getFullness(rows: readonly FragmentRow[], width: number): number {
  const shares = rows
    .map((row) => {
      const gaps = listGaps(row).reduce((sum, gap) => sum + gap.right - gap.left, 0);
      const { left, right } = getExtent(row);
      return (right - left - gaps) / width;
    })
    .sort((a, b) => a - b);
  return shares[Math.floor(shares.length / 2)] ?? 0;
}

interface Side {
  readonly gutter: number;
  readonly side: 'left' | 'right';
}

/** The part of each row on one side of a gutter; rows without one are left out. */
function takeRows(run: readonly FragmentRow[], { gutter, side }: Side): FragmentRow[] {
  return run
    .map((row) => row.filter((fragment) => fragment.x < gutter - 1 === (side === 'left')))
    .filter((row) => row.some(isVisible));
}
