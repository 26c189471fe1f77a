import { getLeading } from './breaks.ts';
import type { Cell } from './join-cell.ts';
import { isDrawnLine, type Line } from './lines.ts';
import { splitCells } from './split-cells.ts';
import type { TableUnit } from './table-units.ts';

type RowCells = readonly (readonly Line[])[];

/** The horizontal extent of a table column, in points from the left. */
interface Column {
  readonly x0: number;
  readonly x1: number;
}

/** Forms table rows from lines: words go to their column, continuing lines to the row above. */
export function formRows(units: readonly TableUnit[]): {
  rows: RowCells[];
  edges: readonly number[];
} {
  const lines = splitCells(units.map(({ merged }) => merged));
  const columns = findColumns(lines);
  const smallestLeading = findSmallestLeading(lines);
  const isPadded = arePadded(lines, smallestLeading);
  const rows: Line[][][] = [];
  let above: Line | undefined;
  for (const [at, line] of lines.entries()) {
    const own = units[at]?.lines ?? [];
    const cells = assignAll(own.length > 1 ? own : [line], columns);
    const open = rows.at(-1);
    if (
      open !== undefined &&
      above !== undefined &&
      line.wrappedRow === undefined &&
      continuesRow({ open, cells, above, line, smallestLeading, isPadded, columns })
    ) {
      for (const [at, own] of cells.entries()) open[at]?.push(...own);
    } else {
      rows.push(cells);
    }
    above = line;
  }
  return { rows, edges: columns.map(({ x0 }) => x0) };
}

/** Whether a first row holds the column headings: it alone is bold, or it alone has words over figures. */
export function isHeader(row: RowCells, others: readonly RowCells[]): boolean {
  const filled = row.filter((lines) => lines.length > 0);
  if (others.length === 0 || filled.length < 2) return false;
  const isBold = (cells: RowCells) => cells.flat().every((line) => line.isBold);
  if (isBold(row)) return !others.every(isBold);
  if (filled.length < row.length || filled.some(hasFigures) || others.length < 2) return false;
  return row.some((_, at) => others.every((other) => hasFigures(other[at] ?? [])));
}

function hasFigures(lines: readonly Line[]): boolean {
  return lines.some(({ cells }) => cells.some(({ text }) => /\d/.test(text)));
}

/** Columns by the lines with the most common number of cells; if those overlap, by the fullest line. */
function findColumns(all: readonly Line[]): Column[] {
  const lines = all.filter((line) => !isDrawnLine(line));
  const counts = new Map<number, number>();
  for (const { cells } of lines)
    if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const usual = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 1;
  const most = lines.reduce((max, { cells }) => Math.max(max, cells.length), 1);
  for (const count of [most, usual]) {
    const columns = mergeOverlapping(
      lines.filter(({ cells }) => cells.length === count).flatMap(({ cells }) => cells),
    );
    if (columns.length === count) return columns;
  }
  return mergeOverlapping(
    (lines.find(({ cells }) => cells.length === most) ?? lines[0])?.cells ?? [],
  );
}

/** Stretches covered by cells; overlapping ones are merged. */
function mergeOverlapping(cells: readonly Cell[]): Column[] {
  const columns: { x0: number; x1: number }[] = [];
  for (const { x0, x1 } of [...cells].sort((a, b) => a.x0 - b.x0)) {
    const open = columns.at(-1);
    if (open !== undefined && x0 <= open.x1) open.x1 = Math.max(open.x1, x1);
    else columns.push({ x0, x1 });
  }
  return columns;
}

/** Gives each cell of a line to the column with the largest overlap. */
function assignToColumns(line: Line, columns: readonly Column[]): Line[][] {
  const cells: Line[][] = columns.map(() => []);
  for (const cell of line.cells) {
    const shares = columns.map(({ x0, x1 }) => Math.min(x1, cell.x1) - Math.max(x0, cell.x0));
    const best = shares.indexOf(
      shares.reduce((most, share) => Math.max(most, share), Number.NEGATIVE_INFINITY),
    );
    cells[Math.max(0, best)]?.push({ ...line, cells: [cell], x0: cell.x0, x1: cell.x1 });
  }
  return cells;
}

function assignAll(lines: readonly Line[], columns: readonly Column[]): Line[][] {
  const assigned = lines.map((line) => assignToColumns(line, columns));
  return columns.map((_, at) => assigned.flatMap((cells) => cells[at] ?? []));
}

/** Smallest distance of baselines, in ems, of lines that are not beside each other. */
const leastLeading = 0.8;

function findSmallestLeading(lines: readonly Line[]): number {
  return lines.slice(1).reduce((least, line, at) => {
    const leading = getLeading(lines[at] ?? line, line);
    return leading > leastLeading ? Math.min(least, leading) : least;
  }, Number.POSITIVE_INFINITY);
}

/**
 * Share of wider distances that shows rows with padding, and how much wider they are. Set by hand; `npm run
 * evaluate:reader` measures what it gives.
 */
const leastPaddedShare = 0.4;
const leastPadding = 1.3;

/** Whether rows are padded, so that lines close to each other belong to one row. */
function arePadded(lines: readonly Line[], smallestLeading: number): boolean {
  const wide = lines
    .slice(1)
    .filter((line, at) => getLeading(lines[at] ?? line, line) > smallestLeading * leastPadding);
  return smallestLeading < leastPadding && wide.length >= (lines.length - 1) * leastPaddedShare;
}

interface Continuation {
  /** The row above, as far as it is formed. */
  readonly open: RowCells;
  readonly cells: RowCells;
  readonly above: Line;
  readonly line: Line;
  /** Smallest distance of two baselines in the table, in ems. */
  readonly smallestLeading: number;
  readonly isPadded: boolean;
  readonly columns: readonly Column[];
}

/** How much the leading within a cell may vary. */
const leadingTolerance = 1.2;

function continuesRow({
  open,
  cells,
  above,
  line,
  smallestLeading,
  isPadded,
  columns,
}: Continuation): boolean {
  if (
    getLeading(above, line) > smallestLeading * leadingTolerance ||
    isDrawnLine(line) ||
    isDrawnLine(above)
  )
    return false;
  if (isPadded || isFurtherDescription(open, cells)) return true;
  const shared = cells.flatMap((own, at) => {
    const [before, next, column] = [open[at]?.at(-1), own[0], columns[at]];
    return before === undefined || next === undefined || column === undefined
      ? []
      : [{ before, next, column }];
  });
  const isFirstFilled = (cells[0]?.length ?? 0) > 0;
  const first = cells[0]?.[0];
  if (isFirstFilled && (open[0]?.length ?? 0) > 0 && line.cells.length > 1) return false;
  if (isFirstFilled && !(first !== undefined && /^[\p{Ll}(&]/u.test(getText(first)))) return false;
  return shared.every(isWrapped);
}

/** Whether words are alone below those of a column in a row of several: they continue the same item. */
function isFurtherDescription(open: RowCells, cells: RowCells): boolean {
  const filled = open.filter((lines) => lines.length > 0);
  const at = cells.findIndex((lines) => lines.length > 0);
  if (at < 1 || filled.length < 3 || (open[0]?.length ?? 0) === 0) return false;
  if (cells.slice(at + 1).some((lines) => lines.length > 0)) return false;
  return open[at]?.some((line) => /\p{L}{2}/u.test(getText(line))) === true;
}

function getText(line: Line): string {
  return line.cells[0]?.text ?? '';
}

interface WrappedRow {
  /** The line of the cell above. */
  readonly before: Line;
  readonly next: Line;
  readonly column: Column;
}

/** Width of a space, in ems. */
const spaceWidth = 0.3;

/** Whether the first word of a line did not fit at the end of the line above, in the same cell. */
export function isWrapped({ before, next, column }: WrappedRow): boolean {
  const text = getText(next);
  if (!/\p{L}/u.test(text) || !/\p{L}/u.test(getText(before))) return false;
  if (/^\p{Ll}/u.test(text)) return true;
  const word = text.split(' ', 1)[0] ?? '';
  const width = ((next.x1 - next.x0) * word.length) / Math.max(1, text.length);
  return before.x1 + width + next.size * spaceWidth > column.x1 - next.size;
}
