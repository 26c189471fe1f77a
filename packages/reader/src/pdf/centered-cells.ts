import { getLeading } from './breaks.ts';
import type { Cell } from './join-cell.ts';
import { isDrawnLine, type Line } from './lines.ts';

/** Baselines closer than this, in ems, belong to cells beside each other. */
const sameRowDistance = 0.8;
/** The most lines of text in one row of a table. */
const mostLines = 40;

/**
 * Joins the lines of a table row whose cells are at different heights, as when they are vertically centered: their
 * baselines are too close for lines of a text, and nothing overlaps.
 */
export function joinCenteredCells(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  let run: Line[] = [];
  for (const line of lines) {
    const before = run.at(-1);
    if (before !== undefined && run.length < mostLines && isBeside(before, line)) run.push(line);
    else {
      joined.push(...joinRun(run));
      run = [line];
    }
  }
  return [...joined, ...joinRun(run)];
}

function isBeside(before: Line, line: Line): boolean {
  if (before.page !== line.page || before.left !== line.left) return false;
  if (before.grid !== undefined || line.grid !== undefined) return false;
  if (before.wrappedRow !== undefined || line.wrappedRow !== undefined) return false;
  if (isDrawnLine(before) || isDrawnLine(line)) return false;
  const leading = getLeading(before, line);
  return (
    leading > 0 &&
    leading < sameRowDistance &&
    !before.cells.some((cell) => overlapsAny(cell, line.cells))
  );
}

function overlapsAny(cell: Cell, others: readonly Cell[]): boolean {
  return others.some((other) => cell.x0 < other.x1 && other.x0 < cell.x1);
}

function joinRun(run: readonly Line[]): readonly Line[] {
  const [first] = run;
  if (first === undefined || run.length < 2) return run;
  const cells: Cell[] = [];
  for (const cell of run.flatMap((line) => line.cells)) {
    const at = cells.findIndex((other) => overlapsAny(cell, [other]));
    const known = cells[at];
    if (known === undefined) cells.push(cell);
    else cells[at] = joinBelow(known, cell);
  }
  const mainLine = run.reduce((most, line) =>
    line.cells.length > most.cells.length ? line : most,
  );
  const { labelLength: _, ...facts } = mainLine;
  return [
    {
      ...facts,
      cells: cells.sort((a, b) => a.x0 - b.x0),
      x0: cells.reduce((least, { x0 }) => Math.min(least, x0), Number.POSITIVE_INFINITY),
      x1: cells.reduce((most, { x1 }) => Math.max(most, x1), 0),
      isBold: run.every(({ isBold }) => isBold),
    },
  ];
}

function joinBelow(above: Cell, cell: Cell): Cell {
  const start = above.text.length + 1;
  const marks = [
    ...(above.marks ?? []),
    ...(cell.marks ?? []).map(({ at, mark }) => ({ at: at + start, mark })),
  ];
  return {
    text: `${above.text} ${cell.text}`,
    x0: Math.min(above.x0, cell.x0),
    x1: Math.max(above.x1, cell.x1),
    ...(marks.length === 0 ? {} : { marks }),
  };
}
