import { type Fragment, hasInk } from './fragments.ts';
import type { Stroke } from './lattices.ts';
import { groupRows, type Row } from './lines.ts';
import type { Stretch } from './walls.ts';

/** How far the ends of lines of one table may lie apart, in points. */
export const slack = 3.5;
/** How far before the lines a column of labels begins, in ems. */
const widestLabel = 16;
/** Narrowest white space between two columns, in ems. */
const narrowest = 0.9;
/** Base lines nearer to one another than this, in ems, are of words beside one another. */
const beside = 0.8;
/** Lines of text that read as rows, at least, where the ruled lines around them part none. */
const fewestRows = 3;
/** Longest words in such a row, and most of them. */
const longestCell = 35;
const longestRow = 300;
const figures = /^[\d.,%€$£\s()-]+$/;

/** What stands between two level lines. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
  readonly rows: readonly Row[];
  /** White space with words on either side. */
  readonly gaps: readonly Stretch[];
  /** Whether several rows of a table stand in it, one a line: its lines part no rows. */
  readonly hasRows: boolean;
  /** Whether it lies before the first line or after the last. */
  readonly isOutside: boolean;
}

/** The words of a page, from top to bottom. */
export function sortDown(fragments: readonly Fragment[]): Fragment[] {
  return fragments.filter(hasInk).sort((a, b) => getMiddle(a) - getMiddle(b));
}

/**
 * The bands between lines of one width, from top to bottom, with the words in them; one as high as most of
 * them stands before the first line and one after the last.
 */
export function createBands(strokes: readonly Stroke[], sorted: readonly Fragment[]): Band[] {
  const ink = takeAround(strokes, sorted);
  const heights = strokes.slice(1).map(({ at }, index) => at - (strokes[index]?.at ?? at));
  const usual = heights.sort((a, b) => a - b)[Math.floor((heights.length - 1) / 2)] ?? 0;
  const edges = strokes.map(({ at }) => at);
  const all = [raise((edges[0] ?? 0) - usual, ink), ...edges, (edges.at(-1) ?? 0) + usual];
  let at = ink.findIndex((fragment) => getMiddle(fragment) > (all[0] ?? 0));
  return all.slice(1).map((bottom, index) => {
    const own: Fragment[] = [];
    for (; at >= 0 && at < ink.length; at += 1) {
      const fragment = ink[at];
      if (fragment === undefined || getMiddle(fragment) > bottom) break;
      own.push(fragment);
    }
    const isOutside = index === 0 || index === all.length - 2;
    const rows = groupRows(own);
    const hasRows = rows.filter(isData).length >= fewestRows;
    return { top: all[index] ?? 0, bottom, rows, gaps: listGaps(own), hasRows, isOutside };
  });
}

/** The words between and around lines; a column of labels before where they begin belongs to them. */
function takeAround(strokes: readonly Stroke[], ink: readonly Fragment[]): readonly Fragment[] {
  const [from, to] = [strokes[0]?.from ?? 0, strokes[0]?.to ?? 0];
  const isInside = ({ x, width }: Fragment) => x >= from - slack && x + width / 2 < to;
  const isLabel = ({ x, width, size }: Fragment) =>
    x + width <= from + slack && x > from - widestLabel * size;
  return ink.filter((fragment) => isInside(fragment) || isLabel(fragment));
}

/** Moves the top of a band up over words that stand beside the uppermost in it, as in a head of two lines. */
function raise(top: number, ink: readonly Fragment[]): number {
  let at = ink.findIndex((fragment) => getMiddle(fragment) > top);
  for (; at > 0; at -= 1) {
    const [above, below] = [ink[at - 1], ink[at]];
    if (above === undefined || below === undefined) break;
    if (getMiddle(below) - getMiddle(above) > beside * below.size) break;
  }
  const highest = ink[at];
  return highest === undefined ? top : Math.min(top, getMiddle(highest) - 1);
}

/** Whether a line of text reads as a row of a table: short words or figures beside one another. */
function isData(row: Row): boolean {
  if (row.length > longestRow) return false;
  const chunks = listChunks(row).map(({ from, to }) =>
    row
      .filter(({ x }) => x >= from - 1 && x < to)
      .map(({ text }) => text)
      .join(' '),
  );
  if (chunks.length < 2) return false;
  return (
    chunks.every(({ length }) => length < longestCell) || chunks.some((text) => figures.test(text))
  );
}

/** Stretches of a line with no white space wider than a column's end in between. */
export function listChunks(row: Row, least = narrowest): Stretch[] {
  const gaps = listGaps(row, least);
  const from = row.reduce((first, { x }) => Math.min(first, x), Number.POSITIVE_INFINITY);
  const to = row.reduce((last, { x, width }) => Math.max(last, x + width), 0);
  return [...gaps, { from: to, to }].map((gap, at) => ({
    from: gaps[at - 1]?.to ?? from,
    to: gap.from,
  }));
}

/** The white space between words that nothing of a band reaches into. */
function listGaps(fragments: readonly Fragment[], least = narrowest): Stretch[] {
  const gaps: Stretch[] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const { x, width, size } of [...fragments].sort((a, b) => a.x - b.x)) {
    if (x - end > least * size) gaps.push({ from: end, to: x });
    end = end === Number.POSITIVE_INFINITY ? x + width : Math.max(end, x + width);
  }
  return gaps;
}

function getMiddle({ y, size }: Fragment): number {
  return y - size * 0.3;
}
