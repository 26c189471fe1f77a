import { alignmentTolerance, type Band, createBands, listChunks, sortFromTop } from './bands.ts';
import type { Fragment, Rule } from './fragments.ts';
import {
  crosses,
  mergeStrokes,
  type RuledLattice,
  type Stroke,
  toLevelStrokes,
  toUprightStrokes,
} from './lattices.ts';
import type { FragmentRow } from './lines.ts';
import { isLoneLabel } from './lone-label.ts';
import { findWalls } from './walls.ts';

/** Different line widths on one page, and lines, that are examined; a page with more is a drawing. */
const mostWidths = 300;
const mostLines = 1500;
/** The fewest lines of a table: two rows between them. */
const fewestLines = 3;
/**
 * Narrowest white space between columns if other rows confirm the column, in ems. The thresholds of this file were set
 * by hand; `npm run evaluate:reader` measures what they give.
 */
const narrowestSeam = 0.5;
/** The most bands without white space between two bands of a table, and the most lines of text in each. */
const mostWaiting = 2;
/** Share of a row's columns that must begin at those of the rows before. */
const matchingShare = 0.6;
/** How much taller than the tallest row a row with only a label may be. */
const tallestLabel = 1.3;

/**
 * Finds tables that are ruled with horizontal lines only: the lines are equally wide, and white space runs down between
 * the words. A line between paragraphs makes no table.
 */
export function findBandedTables(
  rules: readonly Rule[],
  fragments: readonly Fragment[],
): RuledLattice[] {
  const upright = mergeStrokes(toUprightStrokes(rules));
  const level = mergeStrokes(toLevelStrokes(rules)).filter(
    (stroke) => upright.length > mostLines || !upright.some((other) => crosses(stroke, other)),
  );
  if (level.length < fewestLines || level.length > mostLines) return [];
  const ink = sortFromTop(fragments);
  return groupByWidth(joinAcross(level)).flatMap((strokes) =>
    groupBands(createBands(strokes, ink)).flatMap((bands) => createLattice(bands, strokes)),
  );
}

/** Lines at one height, such as those under the columns of a table, are one. */
function joinAcross(strokes: readonly Stroke[]): Stroke[] {
  const joined: { at: number; from: number; to: number }[] = [];
  for (const { at, from, to } of strokes) {
    const open = joined.at(-1);
    if (open === undefined || at - open.at > alignmentTolerance / 2) joined.push({ at, from, to });
    else {
      open.from = Math.min(open.from, from);
      open.to = Math.max(open.to, to);
    }
  }
  return joined;
}

function groupByWidth(strokes: readonly Stroke[]): Stroke[][] {
  const groups: Stroke[][] = [];
  for (const stroke of strokes) {
    const group = groups.find(
      ([first]) =>
        first !== undefined &&
        Math.abs(first.from - stroke.from) <= alignmentTolerance &&
        Math.abs(first.to - stroke.to) <= alignmentTolerance,
    );
    if (group !== undefined) group.push(stroke);
    else if (groups.length < mostWidths) groups.push([stroke]);
  }
  return groups.filter((group) => group.length >= fewestLines);
}

/** Bands in a row whose white space is in the same positions. One band without white space may be between two. */
function groupBands(bands: readonly Band[]): Band[][] {
  const runs: Band[][] = [];
  let table: Band[] = [];
  let waiting: Band[] = [];
  for (const band of bands) {
    if (band.gaps.length === 0 && !band.hasRows) {
      waiting.push(band);
      continue;
    }
    if (band.hasRows) {
      runs.push([...table, ...takeLabel(table, waiting)]);
      table = [];
    } else if (continuesTable(table, { waiting, band })) table.push(...waiting, band);
    else {
      runs.push([...table, ...takeLabel(table, waiting)]);
      table = [band];
    }
    waiting = [];
  }
  runs.push([...table, ...takeLabel(table, waiting)]);
  return runs.filter((run) => run.filter(({ gaps }) => gaps.length > 0).length >= 2);
}

function continuesTable(
  table: readonly Band[],
  { waiting, band }: { waiting: readonly Band[]; band: Band },
): boolean {
  const before = table.at(-1);
  if (before === undefined) return false;
  if (waiting.length === 0) return hasCommonGap(before, band);
  if (waiting.length > mostWaiting || waiting.some(({ rows }) => rows.length > mostWaiting))
    return false;
  const known = table.flatMap(listStarts);
  const starts = listStarts(band);
  const matching = starts.filter((start) =>
    known.some((other) => Math.abs(other - start) < alignmentTolerance),
  );
  return matching.length > starts.length * matchingShare;
}

/** Where the words after each white space of a band begin. */
function listStarts({ gaps }: Band): number[] {
  return gaps.map(({ to }) => to);
}

/** A label alone between the last two lines of a table is a row of it; a bold one is a heading. */
function takeLabel(table: readonly Band[], [band]: readonly Band[]): readonly Band[] {
  if (table.length === 0 || band === undefined || band.isOutside || band.rows.length > 1) return [];
  const tallest = table.reduce((most, { top, bottom }) => Math.max(most, bottom - top), 0);
  const isRow = band.bottom - band.top < tallest * tallestLabel;
  return isRow && band.rows.flat().every(({ isBold }) => !isBold) ? [band] : [];
}

function hasCommonGap(before: Band, band: Band): boolean {
  return before.gaps.some((gap) =>
    band.gaps.some((other) => Math.min(gap.to, other.to) - Math.max(gap.from, other.from) > 1),
  );
}

function createLattice(bands: readonly Band[], strokes: readonly Stroke[]): RuledLattice[] {
  const rows = bands.flatMap((band) => band.rows);
  const walls = findWalls(
    [...rows, ...bands.map((band) => band.rows.flat())].map((words) =>
      listChunks(words, narrowestSeam),
    ),
  );
  const [first, last] = [bands[0], bands.at(-1)];
  if (walls.length === 0 || first === undefined || last === undefined) return [];
  const words = rows.flat();
  if (
    walls.length === 1 &&
    words.every((word) => word.x > (walls[0] ?? 0) || isLoneLabel(word.text))
  )
    return [];
  const left = words.reduce((least, { x }) => Math.min(least, x), strokes[0]?.from ?? 0);
  const xs = [left - 1, ...walls, strokes[0]?.to ?? 0];
  const isCrossed = bands.map(({ rows: gaps }) =>
    walls.map((wall) => isCrossing(gaps.flat(), wall)),
  );
  return [
    {
      xs,
      ys: [first.top, ...bands.map(({ bottom }) => bottom)],
      hasWall: (x, band) => isCrossed[band]?.[x - 1] !== true,
      hasFloor: () => true,
    },
  ];
}

function isCrossing(row: FragmentRow, wall: number): boolean {
  return row.some(({ x, width }) => x < wall - 1 && x + width > wall + 1);
}
