import { getLeading } from './breaks.ts';
import type { Cell } from './join-cell.ts';
import { isDrawn, type Line } from './lines.ts';

/** Base lines nearer to one another than this, in ems, are of cells beside one another. */
const beside = 0.8;
/** Lines of text in one row of a table, at most. */
const mostLines = 40;

/**
 * Makes one line of those of a table's row whose cells are set at different heights, as where they stand in the
 * middle of the row: their base lines lie too near to one another for lines of a text, and nothing overlaps.
 */
export function joinCentredCells(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  let run: Line[] = [];
  for (const line of lines) {
    const before = run.at(-1);
    if (before !== undefined && run.length < mostLines && isBeside(before, line)) run.push(line);
    else {
      joined.push(...join(run));
      run = [line];
    }
  }
  return [...joined, ...join(run)];
}

function isBeside(before: Line, line: Line): boolean {
  if (before.page !== line.page || before.left !== line.left) return false;
  if (before.grid !== undefined || line.grid !== undefined) return false;
  if (isDrawn(before) || isDrawn(line)) return false;
  const leading = getLeading(before, line);
  return leading > 0 && leading < beside && !before.cells.some((cell) => isOver(cell, line.cells));
}

function isOver(cell: Cell, others: readonly Cell[]): boolean {
  return others.some((other) => cell.x0 < other.x1 && other.x0 < cell.x1);
}

function join(run: readonly Line[]): readonly Line[] {
  const [first] = run;
  if (first === undefined || run.length < 2) return run;
  const cells: Cell[] = [];
  for (const cell of run.flatMap((line) => line.cells)) {
    const at = cells.findIndex((other) => isOver(cell, [other]));
    const known = cells[at];
    if (known === undefined) cells.push(cell);
    else cells[at] = joinBelow(known, cell);
  }
  const fullest = run.reduce((most, line) => (line.cells.length > most.cells.length ? line : most));
  const { labelLength: _, ...facts } = fullest;
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
