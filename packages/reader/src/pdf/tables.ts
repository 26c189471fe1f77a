import { findLabel } from '../structure/label.ts';
import { getLeading, type Neighbours, type Setting } from './breaks.ts';
import type { Cell, Line } from './lines.ts';

/** How far the edges of cells in one column may lie apart, in points. */
const tolerance = 4;
/** Most characters of a cell at the median; a line cut in two by justification has longer ones. */
const longestCell = 60;

/** Merges the gap after a number at the start of a line: `1.1` set apart from its text is no cell. */
export function mergeLabel(line: Line): Line {
  const [first, second, ...rest] = line.cells;
  if (first === undefined || second === undefined || !isLabelCell(first, second)) return line;
  const merged = { text: `${first.text} ${second.text}`, x0: first.x0, x1: second.x1 };
  return { ...line, cells: [merged, ...rest] };
}

/** The lines that are rows of a table: two or more neighbours whose cells stand under one another. */
export function findRows(lines: readonly Line[], setting: Setting): ReadonlySet<Line> {
  const rows = new Set<Line>();
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    if (before === undefined || !areRows({ before, line }, setting)) continue;
    rows.add(before);
    rows.add(line);
  }
  return rows;
}

/** Whether a line goes on in the cells of the row before it: fewer cells, each under one of the row's. */
export function continuesRow({ before: row, line }: Neighbours, setting: Setting): boolean {
  if (row.page !== line.page || line.y <= row.y || line.cells.length >= row.cells.length)
    return false;
  if (getLeading(row, line) > setting.leading * 1.15) return false;
  const first = line.cells[0];
  return (
    first !== undefined &&
    line.cells.every((cell) => findCellAt(row, cell) >= 0) &&
    findCellAt(row, first) > 0
  );
}

/** Adds a continuing line's words to the cells they stand under. */
export function extendRow(row: Line, line: Line): Line {
  const cells = row.cells.map((cell, at) => {
    const more = line.cells
      .filter((other) => findCellAt(row, other) === at)
      .map(({ text }) => text);
    return more.length === 0 ? cell : { ...cell, text: [cell.text, ...more].join(' ') };
  });
  return { ...row, cells, y: line.y };
}

function isLabelCell(first: Cell, second: Cell): boolean {
  const isNumber = /^\(?[\dA-Za-z]{1,4}(\.\d+)*[.)]*$|^[•·▪–o\uF0B7-]$|^§\s*\d/.test(first.text);
  if (!isNumber && !/^(article|section|clause|schedule|exhibit)\s+\S{1,6}$/i.test(first.text))
    return false;
  return (
    findLabel(`${first.text} ${second.text}`) !== undefined ||
    findLabel(`${first.text}\t${second.text}`) !== undefined
  );
}

function areRows({ before, line }: Neighbours, setting: Setting): boolean {
  if (before.cells.length < 2 || line.cells.length < 2 || before.page !== line.page) return false;
  const leading = getLeading(before, line);
  if (leading <= 0 || leading > setting.leading * 3.2) return false;
  const lengths = [...before.cells, ...line.cells]
    .map(({ text }) => text.length)
    .sort((a, b) => a - b);
  if ((lengths[Math.floor(lengths.length / 2)] ?? 0) > longestCell) return false;
  const aligned = line.cells
    .slice(1)
    .filter((cell) => before.cells.slice(1).some((other) => isAligned(cell, other)));
  return aligned.length > 0;
}

function isAligned(cell: Cell, other: Cell): boolean {
  const isCentred = Math.abs(cell.x0 + cell.x1 - other.x0 - other.x1) < tolerance * 2;
  return (
    Math.abs(cell.x0 - other.x0) < tolerance ||
    Math.abs(cell.x1 - other.x1) < tolerance ||
    isCentred
  );
}

function findCellAt(row: Line, cell: Cell): number {
  return row.cells.findIndex((other) => Math.abs(other.x0 - cell.x0) < tolerance);
}
