import { type Band, createBands, listChunks, slack, sortDown } from './bands.ts';
import type { Fragment, Rule } from './fragments.ts';
import {
  crosses,
  type Lattice,
  mergeStrokes,
  type Stroke,
  toLevelStrokes,
  toUprightStrokes,
} from './lattices.ts';
import type { Row } from './lines.ts';
import { isLoneLabel } from './lone-label.ts';
import { findWalls } from './walls.ts';

/** Different widths of lines on one page, and lines, that are looked at; a page with more is a drawing. */
const mostWidths = 300;
const mostLines = 1500;
/** Lines that make a table: two rows between them. */
const fewestLines = 3;
/** Narrowest white space that ends a column where other rows show that one ends there, in ems. */
const seam = 0.5;
/** Bands without white space that may stand in a row within a table, and lines of text in each. */
const mostWaiting = 2;
/** Share of a row's columns that begin where those of the rows before do. */
const alikeShare = 0.6;
/** How much higher than the highest row one with a label alone may be. */
const tallestLabel = 1.3;

/**
 * Finds tables ruled with level lines alone: their lines are as wide as one another, and white space runs down
 * between the words. A line between paragraphs makes none.
 */
export function findBandedTables(
  rules: readonly Rule[],
  fragments: readonly Fragment[],
): Lattice[] {
  const upright = mergeStrokes(toUprightStrokes(rules));
  const level = mergeStrokes(toLevelStrokes(rules)).filter(
    (stroke) => upright.length > mostLines || !upright.some((other) => crosses(stroke, other)),
  );
  if (level.length < fewestLines || level.length > mostLines) return [];
  const ink = sortDown(fragments);
  return groupByWidth(joinAcross(level)).flatMap((strokes) =>
    findRuns(createBands(strokes, ink)).flatMap((bands) => createLattice(bands, strokes)),
  );
}

/** Lines at one height, such as those under the columns of a table, are one. */
function joinAcross(strokes: readonly Stroke[]): Stroke[] {
  const joined: { at: number; from: number; to: number }[] = [];
  for (const { at, from, to } of strokes) {
    const open = joined.at(-1);
    if (open === undefined || at - open.at > slack / 2) joined.push({ at, from, to });
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
        Math.abs(first.from - stroke.from) <= slack &&
        Math.abs(first.to - stroke.to) <= slack,
    );
    if (group !== undefined) group.push(stroke);
    else if (groups.length < mostWidths) groups.push([stroke]);
  }
  return groups.filter((group) => group.length >= fewestLines);
}

/** Bands in a row whose white space is in the same places; one without any may stand between two. */
function findRuns(bands: readonly Band[]): Band[][] {
  const runs: Band[][] = [];
  let open: Band[] = [];
  let waiting: Band[] = [];
  for (const band of bands) {
    if (band.gaps.length === 0 && !band.hasRows) {
      waiting.push(band);
      continue;
    }
    if (band.hasRows) {
      runs.push([...open, ...takeLabel(open, waiting)]);
      open = [];
    } else if (continuesTitle(open, { waiting, band })) open.push(...waiting, band);
    else {
      runs.push([...open, ...takeLabel(open, waiting)]);
      open = [band];
    }
    waiting = [];
  }
  runs.push([...open, ...takeLabel(open, waiting)]);
  return runs.filter((run) => run.filter(({ gaps }) => gaps.length > 0).length >= 2);
}

function continuesTitle(
  open: readonly Band[],
  { waiting, band }: { waiting: readonly Band[]; band: Band },
): boolean {
  const before = open.at(-1);
  if (before === undefined) return false;
  if (waiting.length === 0) return shareGap(before, band);
  if (waiting.length > mostWaiting || waiting.some(({ rows }) => rows.length > mostWaiting))
    return false;
  const known = open.flatMap(listStarts);
  const starts = listStarts(band);
  const alike = starts.filter((start) => known.some((other) => Math.abs(other - start) < slack));
  return alike.length > starts.length * alikeShare;
}

/** Where the words behind each white space of a band begin. */
function listStarts({ gaps }: Band): number[] {
  return gaps.map(({ to }) => to);
}

/** A label alone between the last two lines of a table is a row of it; a bold one is a heading. */
function takeLabel(open: readonly Band[], [band]: readonly Band[]): readonly Band[] {
  if (open.length === 0 || band === undefined || band.isOutside || band.rows.length > 1) return [];
  const tallest = open.reduce((most, { top, bottom }) => Math.max(most, bottom - top), 0);
  const isRow = band.bottom - band.top < tallest * tallestLabel;
  return isRow && band.rows.flat().every(({ isBold }) => !isBold) ? [band] : [];
}

function shareGap(before: Band, band: Band): boolean {
  return before.gaps.some((gap) =>
    band.gaps.some((other) => Math.min(gap.to, other.to) - Math.max(gap.from, other.from) > 1),
  );
}

function createLattice(bands: readonly Band[], strokes: readonly Stroke[]): Lattice[] {
  const rows = bands.flatMap((band) => band.rows);
  const walls = findWalls(
    [...rows, ...bands.map((band) => band.rows.flat())].map((words) => listChunks(words, seam)),
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
  const isCrossed = bands.map(({ rows: own }) => walls.map((wall) => isCrossing(own.flat(), wall)));
  return [
    {
      xs,
      ys: [first.top, ...bands.map(({ bottom }) => bottom)],
      hasWall: (x, band) => isCrossed[band]?.[x - 1] !== true,
      hasFloor: () => true,
    },
  ];
}

function isCrossing(row: Row, place: number): boolean {
  return row.some(({ x, width }) => x < place - 1 && x + width > place + 1);
}
