import { type Fragment, isVisible, middleHeight } from './fragments.ts';
import type { Stroke } from './lattices.ts';
import { type FragmentRow, groupRows } from './lines.ts';
import type { LineSegment } from './walls.ts';

/**
 * How far apart the line ends of one table may be, in points. The thresholds of this file were set by hand; `npm run
 * evaluate:reader` measures what they give.
 */
export const alignmentTolerance = 3.5;
/** How far to the left of the lines a column of labels may begin, in ems. */
const widestLabel = 16;
/** Narrowest white space between two columns, in ems. */
const narrowestGap = 0.9;
/** Baselines closer than this, in ems, belong to words beside each other. */
const sameRowDistance = 0.8;
/** The fewest lines of text that count as rows if no ruled lines separate them. */
const fewestRows = 3;
/** Longest cell and longest row of such a table, in characters. */
const longestCell = 35;
const longestRow = 300;
const figurePattern = /^[\d.,%€$£\s()-]+$/;

/** The space between two horizontal lines. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
  readonly rows: readonly FragmentRow[];
  /** White space with words on both sides. */
  readonly gaps: readonly LineSegment[];
  /** Whether it holds several rows of a table, one per line of text, without rules between them. */
  readonly hasRows: boolean;
  /** Whether it is before the first line or after the last. */
  readonly isOutside: boolean;
}

/** Sorts the words of a page from top to bottom. */
export function sortFromTop(fragments: readonly Fragment[]): Fragment[] {
  return fragments.filter(isVisible).sort((a, b) => getMiddle(a) - getMiddle(b));
}

/**
 * The bands between lines of one width, from top to bottom, with their words. One band of the usual height is added
 * before the first line and one after the last.
 */
export function createBands(strokes: readonly Stroke[], sorted: readonly Fragment[]): Band[] {
  const words = selectFragments(strokes, sorted);
  const heights = strokes.slice(1).map(({ at }, index) => at - (strokes[index]?.at ?? at));
  const usualHeight = heights.sort((a, b) => a - b)[Math.floor((heights.length - 1) / 2)] ?? 0;
  const edges = strokes.map(({ at }) => at);
  const all = [
    raiseTop((edges[0] ?? 0) - usualHeight, words),
    ...edges,
    (edges.at(-1) ?? 0) + usualHeight,
  ];
  let at = words.findIndex((fragment) => getMiddle(fragment) > (all[0] ?? 0));
  return all.slice(1).map((bottom, index) => {
    const fragmentsOfBand: Fragment[] = [];
    for (; at >= 0 && at < words.length; at += 1) {
      const fragment = words[at];
      if (fragment === undefined || getMiddle(fragment) > bottom) break;
      fragmentsOfBand.push(fragment);
    }
    const isOutside = index === 0 || index === all.length - 2;
    const rows = groupRows(fragmentsOfBand);
    const hasRows = rows.filter(isTableRow).length >= fewestRows;
    return {
      top: all[index] ?? 0,
      bottom,
      rows,
      gaps: listGaps(fragmentsOfBand),
      hasRows,
      isOutside,
    };
  });
}

/** The words between and around lines, including a column of labels to their left. */
function selectFragments(
  strokes: readonly Stroke[],
  ink: readonly Fragment[],
): readonly Fragment[] {
  const [from, to] = [strokes[0]?.from ?? 0, strokes[0]?.to ?? 0];
  const isInside = ({ x, width }: Fragment) => x >= from - alignmentTolerance && x + width / 2 < to;
  const isLabel = ({ x, width, size }: Fragment) =>
    x + width <= from + alignmentTolerance && x > from - widestLabel * size;
  return ink.filter((fragment) => isInside(fragment) || isLabel(fragment));
}

/** Moves the top of a band above words beside its uppermost words, as in a header of two lines. */
function raiseTop(top: number, ink: readonly Fragment[]): number {
  let at = ink.findIndex((fragment) => getMiddle(fragment) > top);
  for (; at > 0; at -= 1) {
    const [above, below] = [ink[at - 1], ink[at]];
    if (above === undefined || below === undefined) break;
    if (getMiddle(below) - getMiddle(above) > sameRowDistance * below.size) break;
  }
  const highest = ink[at];
  return highest === undefined ? top : Math.min(top, getMiddle(highest) - 1);
}

/** Whether a line of text looks like a row of a table: short words or figures beside each other. */
function isTableRow(row: FragmentRow): boolean {
  if (row.length > longestRow) return false;
  const chunks = listChunks(row).map(({ from, to }) =>
    row
      .filter(({ x }) => x >= from - 1 && x < to)
      .map(({ text }) => text)
      .join(' '),
  );
  if (chunks.length < 2) return false;
  return (
    chunks.every(({ length }) => length < longestCell) ||
    chunks.some((text) => figurePattern.test(text))
  );
}

/** Stretches of a line without white space as wide as a column gap. */
export function listChunks(row: FragmentRow, least = narrowestGap): LineSegment[] {
  const gaps = listGaps(row, least);
  const from = row.reduce((first, { x }) => Math.min(first, x), Number.POSITIVE_INFINITY);
  const to = row.reduce((last, { x, width }) => Math.max(last, x + width), 0);
  return [...gaps, { from: to, to }].map((gap, at) => ({
    from: gaps[at - 1]?.to ?? from,
    to: gap.from,
  }));
}

/** The white space that no words of a band reach into. */
function listGaps(fragments: readonly Fragment[], least = narrowestGap): LineSegment[] {
  const gaps: LineSegment[] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const { x, width, size } of [...fragments].sort((a, b) => a.x - b.x)) {
    if (x - end > least * size) gaps.push({ from: end, to: x });
    end = end === Number.POSITIVE_INFINITY ? x + width : Math.max(end, x + width);
  }
  return gaps;
}

function getMiddle({ y, size }: Fragment): number {
  return y - size * middleHeight;
}
