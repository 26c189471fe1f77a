import {
  columnSides,
  crossesGutter,
  type Extent,
  findEdge,
  type GutterPosition,
  getExtent,
  getFullness,
  isFlowing,
  isFlush,
  isStretched,
  listGaps,
  takeRows,
} from './column-shape.ts';
import { cutByContent, findWriting } from './content-order.ts';
import { isVisible } from './fragments.ts';
import type { FragmentRow } from './lines.ts';

/**
 * The fewest lines on either side that make two columns. The thresholds of this file were set by hand; `npm run
 * evaluate:order` and `npm run evaluate:reader` measure what they give.
 */
const fewestLines = 8;
/** The fewest if the lines clearly continue from one to the next. */
const fewestFlowing = 4;
/** Rows from which white space through all of them is no chance, however wide the spaces of their lines are. */
const fewestOfRiver = 16;
/** Narrowest column, in ems. */
const narrowestColumn = 8;
/**
 * Median share of a column's width that its lines fill; of running text that the content has by column, whose side of a
 * gutter may be two columns with lines at different heights.
 */
const leastFullness = 0.55;
const leastOfFlowing = 0.3;

/** Consecutive rows of a page, and whether they are read down one side of a gutter and then down the other. */
export interface Section {
  readonly rows: readonly FragmentRow[];
  readonly isColumnar: boolean;
}

/** Where the columns of a page are, and where their lines begin. */
export interface TwoColumns extends GutterPosition {
  readonly edges: Readonly<Record<(typeof columnSides)[number], number>>;
  /** Whether the page's content goes from row to row, across the gutter. */
  readonly isWrittenByRow: boolean;
}

/** The columns that most rows of a page are in, if any are. */
export function findColumns(
  rows: readonly FragmentRow[],
  extent: GutterPosition['extent'],
): { columns: TwoColumns; sections: readonly Section[] } | undefined {
  const found = listGutters(rows)
    .map((gutter) => ({ gutter, sections: splitSections(rows, { gutter, extent }) }))
    .map((candidate) => ({ ...candidate, count: countRows(candidate.sections) }))
    .reduce((best, other) => (other.count > best.count ? other : best), noColumns);
  if (found.count === 0) return undefined;
  const columns = describeColumns(found.sections, { gutter: found.gutter, extent });
  return { columns, sections: joinSections(found.sections, columns) };
}

const noColumns = { gutter: 0, sections: [] as readonly Section[], count: 0 };

function countRows(sections: readonly Section[]): number {
  return sections.reduce((sum, { rows, isColumnar }) => sum + (isColumnar ? rows.length : 0), 0);
}

/** Words that begin closer together than this, in points, begin at one edge; the most frequent ones are tried. */
const edgeWidth = 3;
const mostCandidates = 8;
/** How far a gutter is from the words beside it, in points. */
const edgeDistance = 1;

/**
 * Where words begin after a gap in several rows: lines of a column end anywhere, but begin at one edge. Lines that are
 * indented begin further on, so that the gutter may also be right after the longest line before.
 */
function listGutters(rows: readonly FragmentRow[]): number[] {
  const edges = new Map<number, Extent[]>();
  for (const gap of rows.flatMap(listGaps)) {
    const key = Math.round(gap.right / edgeWidth);
    edges.set(key, [...(edges.get(key) ?? []), gap]);
  }
  return [...edges]
    .map(([key, own]) => [...own, ...(edges.get(key + 1) ?? [])])
    .filter(({ length }) => length >= fewestFlowing)
    .sort((a, b) => b.length - a.length)
    .slice(0, mostCandidates)
    .flatMap((gaps) => [
      Math.min(...gaps.map(({ right }) => right)) - edgeDistance,
      Math.max(...gaps.map(({ left }) => left)) + edgeDistance,
    ]);
}

function splitSections(rows: readonly FragmentRow[], position: GutterPosition): Section[] {
  return splitRuns(rows, position.gutter).flatMap(({ run, isCrossing }) =>
    isCrossing ? [{ rows: run, isColumnar: false }] : splitRun(run, position),
  );
}

/** Splits rows into runs that stay clear of the gutter and runs that cross it. */
function splitRuns(rows: readonly FragmentRow[], gutter: number) {
  const runs: { run: FragmentRow[]; isCrossing: boolean }[] = [];
  for (const row of rows) {
    const isCrossing = crossesGutter(row, gutter);
    const open = runs.at(-1);
    if (open?.isCrossing === isCrossing) open.run.push(row);
    else runs.push({ run: [row], isCrossing });
  }
  return runs;
}

/** Columns that the content goes down one after the other; what is between them may be columns by its shape. */
function splitRun(run: readonly FragmentRow[], position: GutterPosition): Section[] {
  const sections: Section[] = [];
  let others: FragmentRow[] = [];
  const close = () => {
    if (others.length > 0)
      sections.push({ rows: others, isColumnar: isColumnarByShape(others, position) });
    others = [];
  };
  for (const part of cutByContent(run)) {
    if (!isColumnarByContent(part, position)) {
      others.push(...part);
      continue;
    }
    close();
    sections.push({ rows: part, isColumnar: true });
  }
  close();
  return sections;
}

function isColumnarByContent(rows: readonly FragmentRow[], position: GutterPosition): boolean {
  if (rows.length < fewestFlowing || findWriting(rows, position.gutter) !== 'by column')
    return false;
  const isText = takeSides(rows, position.gutter).every(isFlowing);
  return fillsColumns(rows, position, isText ? leastOfFlowing : leastFullness);
}

/** Whether rows without columns in their content look like columns of running text. */
function isColumnarByShape(rows: readonly FragmentRow[], position: GutterPosition): boolean {
  if (rows.length < fewestFlowing) return false;
  const writing = findWriting(rows, position.gutter);
  if (writing === 'by cell') return false;
  const [left = [], right = []] = takeSides(rows, position.gutter);
  const fewer = Math.min(left.length, right.length);
  if (writing === 'by row' && (fewer < fewestLines || !isFlowing(left) || !isFlowing(right)))
    return false;
  if (!fillsColumns(rows, position)) return false;
  return fewer >= fewestOfRiver || !isStretched(rows, position.gutter);
}

function takeSides(rows: readonly FragmentRow[], gutter: number): FragmentRow[][] {
  return columnSides.map((side) => takeRows(rows, { gutter, side }));
}

function fillsColumns(
  rows: readonly FragmentRow[],
  { gutter, extent }: GutterPosition,
  fullness = leastFullness,
): boolean {
  const [left = [], right = []] = takeSides(rows, gutter);
  const fewer = Math.min(left.length, right.length);
  if (fewer < fewestFlowing) return false;
  if (fewer < fewestLines && !(isFlowing(left) && isFlowing(right))) return false;
  const size = rows.flat().find(isVisible)?.size ?? 1;
  const widths = [gutter - extent.left, extent.right - gutter];
  if (Math.min(...widths) < narrowestColumn * size) return false;
  return [left, right].every(
    (side, at) => isFlush(side) && getFullness(side, widths[at] ?? 1) >= fullness,
  );
}

function describeColumns(sections: readonly Section[], position: GutterPosition): TwoColumns {
  const { gutter } = position;
  const model = sections.find(({ isColumnar }) => isColumnar)?.rows ?? [];
  const [left = [], right = []] = takeSides(model, gutter);
  return {
    ...position,
    edges: { left: findEdge(left).edge, right: findEdge(right).edge },
    isWrittenByRow: findWriting(model, gutter) === 'by row',
  };
}

/** Rows beside columns that begin where these do belong to them. */
function joinSections(sections: readonly Section[], columns: TwoColumns): Section[] {
  const joined: { rows: FragmentRow[]; isColumnar: boolean }[] = [];
  for (const { rows, isColumnar } of sections) {
    const isPart = isColumnar || matchesColumns(rows, columns);
    joined.push({ rows: [...rows], isColumnar: isPart });
  }
  return joined;
}

/** Whether rows begin where a page's columns do. What is written by row where the page is not is a table. */
export function matchesColumns(rows: readonly FragmentRow[], columns: TwoColumns): boolean {
  const { edges, gutter, isWrittenByRow } = columns;
  if (rows.some((row) => crossesGutter(row, gutter))) return false;
  if (!isWrittenByRow && rows.length > 1 && !isWrittenByColumn(rows, gutter)) return false;
  return columnSides.every((side) => {
    const own = takeRows(rows, { gutter, side });
    const at = own.filter((row) => Math.abs(getExtent(row).left / 2 - edges[side]) <= 1);
    return at.length >= own.length / 2;
  });
}

function isWrittenByColumn(rows: readonly FragmentRow[], gutter: number): boolean {
  const writing = findWriting(rows, gutter);
  return writing === 'by column' || writing === 'unknown';
}

/** The columns of the page before, if both hold lines of running text here too. */
export function findKnownColumns(
  rows: readonly FragmentRow[],
  before: TwoColumns | undefined,
): { columns: TwoColumns; sections: readonly Section[] } | undefined {
  if (before === undefined) return undefined;
  const { gutter, extent } = before;
  const sections = splitRuns(rows, gutter).map(({ run }) => ({
    rows: run,
    isColumnar: matchesColumns(run, before),
  }));
  const isOne = sections.some((section) => {
    const [left = [], right = []] = takeSides(section.rows, gutter);
    return (
      section.isColumnar &&
      left.length * right.length > 0 &&
      isFlowing(left) &&
      isFlowing(right) &&
      getFullness(left, gutter - extent.left) >= leastFullness
    );
  });
  return isOne ? { columns: before, sections } : undefined;
}
