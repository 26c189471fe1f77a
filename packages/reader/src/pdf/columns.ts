import { type Fragment, hasInk, type PageFragments } from './fragments.ts';
import { createLine, groupRows, type Line, type Row } from './lines.ts';

/** Fewest lines on either side that make two columns. */
const fewestLines = 8;
/** Fewest where the lines plainly run on from one to the next. */
const fewestFlowing = 4;
/** Narrowest gutter and column, in ems. */
const narrowestGutter = 1;
const narrowestColumn = 8;
/** Share of rows in which words stand as far apart elsewhere: lines stretched to their column's width. */
const stretched = 0.3;
/** Share of a column's lines that begin at one edge; the words of a single column begin anywhere. */
const flushness = 0.55;
/** How full of text the lines of a column are, at the median. */
const fullness = 0.55;
/** Columns are cut in two this many times at most: eight stand beside one another. */
const deepest = 3;

interface Extent {
  readonly left: number;
  readonly right: number;
}

interface Place {
  readonly gutter: number;
  readonly extent: Extent;
}

/** Rows that stand in one column of a page. */
interface Column {
  readonly page: number;
  readonly isMirrored: boolean;
  readonly extent: Extent;
  readonly depth: number;
}

/** The two columns of a page: the gutter between them, how far both reach, and where their lines begin. */
export interface TwoColumns extends Place {
  readonly edges: Readonly<Record<Side['side'], number>>;
}

interface PageRows extends Pick<PageFragments, 'fragments' | 'isMirrored'> {
  /** The columns of the page before, which a last page with a few lines still has. */
  readonly before: TwoColumns | undefined;
}

/** A page's lines in reading order, down one column, then down the next; and its columns, if it has two. */
export function readLines(
  page: number,
  { fragments, isMirrored, before }: PageRows,
): { lines: Line[]; columns: TwoColumns | undefined } {
  const rows = groupRows(fragments);
  const whole = { page, isMirrored, extent: getExtent(rows.flat()), depth: 0 };
  const columns = findColumns(rows, whole.extent) ?? findKnownColumns(rows, before);
  return { lines: columns ? readTwo(rows, { ...whole, columns }) : setLines(rows, whole), columns };
}

function readColumn(rows: readonly Row[], column: Column): Line[] {
  const columns = column.depth < deepest ? findColumns(rows, column.extent) : undefined;
  return columns ? readTwo(rows, { ...column, columns }) : setLines(rows, column);
}

function findColumns(rows: readonly Row[], extent: Extent): TwoColumns | undefined {
  const gutter = findGutter(rows, extent);
  if (gutter === undefined) return undefined;
  const model = splitRuns(rows, gutter).find((run) => isColumnar(run, { gutter, extent })) ?? [];
  const find = (side: Side['side']) => findEdge(takeRows(model, { gutter, side })).edge;
  return { gutter, extent, edges: { left: find('left'), right: find('right') } };
}

/** The columns of the page before, if lines of running text stand in both of them. */
function findKnownColumns(
  rows: readonly Row[],
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
      isAlike(run, before) &&
      isFlowing(left) &&
      isFlowing(right) &&
      getFullness(left, gutter - extent.left) >= fullness
    );
  });
  return isOne ? before : undefined;
}

function readTwo(rows: readonly Row[], column: Column & { columns: TwoColumns }): Line[] {
  const { gutter } = column.columns;
  const place = { gutter, extent: column.extent };
  return splitRuns(rows, gutter).flatMap((run) =>
    isColumnar(run, place) || isAlike(run, column.columns)
      ? readSides(run, { ...column, gutter })
      : setLines(run, column),
  );
}

function setLines(rows: readonly Row[], { page, isMirrored, extent }: Column): Line[] {
  return rows.map((row) => createLine(row, { page, ...extent, isMirrored }));
}

function readSides(run: readonly Row[], column: Column & { gutter: number }): Line[] {
  return (['left', 'right'] as const).flatMap((side) => {
    // Grouped anew: a large line of one column may have drawn two of the other together.
    const rows = groupRows(takeRows(run, { gutter: column.gutter, side }).flat());
    const extent = getExtent(rows.flat());
    return readColumn(rows, { ...column, extent, depth: column.depth + 1 });
  });
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
  const candidates = [...votes]
    .filter(([, count]) => count >= fewestFlowing)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 4);
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
    const isCrossing = row.some((fragment) => crosses(fragment, gutter)) || isTight(row, gutter);
    if (isCrossing !== wasCrossing) runs.push([]);
    runs.at(-1)?.push(row);
    wasCrossing = isCrossing;
  }
  return runs;
}

function crosses(fragment: Fragment, gutter: number): boolean {
  return hasInk(fragment) && fragment.x < gutter - 1 && fragment.x + fragment.width > gutter + 1;
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
  const left = takeRows(run, { gutter, side: 'left' });
  const right = takeRows(run, { gutter, side: 'right' });
  const fewer = Math.min(left.length, right.length);
  if (fewer < fewestFlowing) return false;
  if (fewer < fewestLines && !(isFlowing(left) && isFlowing(right))) return false;
  const size = run.flat().find(hasInk)?.size ?? 1;
  const narrower = Math.min(gutter - extent.left, extent.right - gutter);
  if (narrower < narrowestColumn * size || isStretched(run, gutter)) return false;
  if (!isFlush(left) || !isFlush(right)) return false;
  return (
    getFullness(left, gutter - extent.left) >= fullness &&
    getFullness(right, extent.right - gutter) >= fullness
  );
}

function isStretched(run: readonly Row[], gutter: number): boolean {
  const split = run.flatMap((row) => {
    const gaps = listGaps(row);
    const at = gaps.find(({ left, right }) => left <= gutter + 1 && right >= gutter - 1);
    return at === undefined ? [] : [gaps.some((gap) => gap !== at && isAsWide(gap, at))];
  });
  return split.filter(Boolean).length > split.length * stretched;
}

function isAsWide(gap: Extent, other: Extent): boolean {
  return gap.right - gap.left > (other.right - other.left) * 0.8;
}

/** Whether a run beside no crossing row has its edges where the columns of the page have theirs. */
function isAlike(run: readonly Row[], { edges, gutter }: TwoColumns): boolean {
  if (run.some((row) => row.some((fragment) => crosses(fragment, gutter)) || isTight(row, gutter)))
    return false;
  return (['left', 'right'] as const).every((side) => {
    const rows = takeRows(run, { gutter, side });
    const at = rows.filter((row) => Math.abs(getExtent(row).left / 2 - edges[side]) <= 1);
    return at.length >= rows.length / 2;
  });
}

/** Lines that begin in the middle of a sentence follow from the line above. */
function isFlowing(rows: readonly Row[]): boolean {
  const low = rows.filter((row) => /^\p{Ll}/u.test(row.find(hasInk)?.text.trim() ?? ''));
  return low.length >= (rows.length - 1) * 0.4;
}

function isFlush(rows: readonly Row[]): boolean {
  return findEdge(rows).count >= rows.length * flushness;
}

/** Where most rows begin, in steps of two points, and how many do. */
function findEdge(rows: readonly Row[]): { edge: number; count: number } {
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

interface Side {
  readonly gutter: number;
  readonly side: 'left' | 'right';
}

/** What of each row stands on one side of a gutter; rows with nothing there are left out. */
function takeRows(run: readonly Row[], { gutter, side }: Side): Row[] {
  return run
    .map((row) => row.filter((fragment) => fragment.x < gutter - 1 === (side === 'left')))
    .filter((row) => row.some(hasInk));
}
