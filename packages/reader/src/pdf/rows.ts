import { getLeading } from './breaks.ts';
import type { Cell } from './join-cell.ts';
import { isDrawn, type Line } from './lines.ts';
import { splitCells } from './split-cells.ts';

type Cells = readonly (readonly Line[])[];

/** Where a column of a table runs, in points from the left. */
interface Column {
  readonly x0: number;
  readonly x1: number;
}

/** Forms rows of the lines of a table: words go to the column they stand in, lines that go on to the row above. */
export function formRows(all: readonly Line[]): { rows: Cells[]; edges: readonly number[] } {
  const lines = splitCells(all);
  const columns = findColumns(lines);
  const tight = findTightLeading(lines);
  const isPadded = arePadded(lines, tight);
  const rows: Line[][][] = [];
  let above: Line | undefined;
  for (const line of lines) {
    const cells = spread(line, columns);
    const open = rows.at(-1);
    if (
      open !== undefined &&
      above !== undefined &&
      continuesTitle({ open, cells, above, line, tight, isPadded, columns })
    ) {
      for (const [at, own] of cells.entries()) open[at]?.push(...own);
    } else {
      rows.push(cells);
    }
    above = line;
  }
  return { rows, edges: columns.map(({ x0 }) => x0) };
}

/** Whether a first row names the columns below it: it alone is bold, or it alone has words over figures. */
export function isHeader(row: Cells, others: readonly Cells[]): boolean {
  const filled = row.filter((lines) => lines.length > 0);
  if (others.length === 0 || filled.length < 2) return false;
  const isBold = (cells: Cells) => cells.flat().every((line) => line.isBold);
  if (isBold(row)) return !others.every(isBold);
  if (filled.length < row.length || filled.some(hasFigures) || others.length < 2) return false;
  return row.some((_, at) => others.every((other) => hasFigures(other[at] ?? [])));
}

function hasFigures(lines: readonly Line[]): boolean {
  return lines.some(({ cells }) => cells.some(({ text }) => /\d/.test(text)));
}

/** Columns by the lines with the most usual number of cells; where those overlap, by the fullest line. */
function findColumns(all: readonly Line[]): Column[] {
  const lines = all.filter((line) => !isDrawn(line));
  const counts = new Map<number, number>();
  for (const { cells } of lines)
    if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const usual = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 1;
  const most = lines.reduce((max, { cells }) => Math.max(max, cells.length), 1);
  for (const count of [most, usual]) {
    const columns = unite(
      lines.filter(({ cells }) => cells.length === count).flatMap(({ cells }) => cells),
    );
    if (columns.length === count) return columns;
  }
  return unite((lines.find(({ cells }) => cells.length === most) ?? lines[0])?.cells ?? []);
}

/** Stretches covered by cells, those that overlap made one. */
function unite(cells: readonly Cell[]): Column[] {
  const columns: { x0: number; x1: number }[] = [];
  for (const { x0, x1 } of [...cells].sort((a, b) => a.x0 - b.x0)) {
    const open = columns.at(-1);
    if (open !== undefined && x0 <= open.x1) open.x1 = Math.max(open.x1, x1);
    else columns.push({ x0, x1 });
  }
  return columns;
}

/** Gives each cell of a line to the column it shares most with. */
function spread(line: Line, columns: readonly Column[]): Line[][] {
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

function findTightLeading(lines: readonly Line[]): number {
  return lines.slice(1).reduce((least, line, at) => {
    const leading = getLeading(lines[at] ?? line, line);
    return leading > 0.8 ? Math.min(least, leading) : least;
  }, Number.POSITIVE_INFINITY);
}

/** Share of wider distances that shows rows to be set apart from one another, and how much wider they are. */
const paddedShare = 0.4;
const padding = 1.3;

/** Whether rows are set apart by room between them, so that lines near one another are of one row. */
function arePadded(lines: readonly Line[], tight: number): boolean {
  const wide = lines
    .slice(1)
    .filter((line, at) => getLeading(lines[at] ?? line, line) > tight * padding);
  return tight < padding && wide.length >= (lines.length - 1) * paddedShare;
}

interface GoingOn {
  /** The row above, as far as it is formed. */
  readonly open: Cells;
  readonly cells: Cells;
  readonly above: Line;
  readonly line: Line;
  /** Least distance of two base lines in the table, in ems. */
  readonly tight: number;
  readonly isPadded: boolean;
  readonly columns: readonly Column[];
}

function continuesTitle({ open, cells, above, line, tight, isPadded, columns }: GoingOn): boolean {
  if (getLeading(above, line) > tight * 1.2 || isDrawn(line) || isDrawn(above)) return false;
  if (isPadded || describesFurther(open, cells)) return true;
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

/** Whether words stand alone below those of a column in a row of several: they say more of the same item. */
function describesFurther(open: Cells, cells: Cells): boolean {
  const filled = open.filter((lines) => lines.length > 0);
  const at = cells.findIndex((lines) => lines.length > 0);
  if (at < 1 || filled.length < 3 || (open[0]?.length ?? 0) === 0) return false;
  if (cells.slice(at + 1).some((lines) => lines.length > 0)) return false;
  return open[at]?.some((line) => /\p{L}{2}/u.test(getText(line))) === true;
}

function getText(line: Line): string {
  return line.cells[0]?.text ?? '';
}

interface Wrap {
  /** The line of the cell above. */
  readonly before: Line;
  readonly next: Line;
  readonly column: Column;
}

/** Whether the first word of a line had no room at the end of the line above, in the same cell. */
export function isWrapped({ before, next, column }: Wrap): boolean {
  const text = getText(next);
  if (!/\p{L}/u.test(text) || !/\p{L}/u.test(getText(before))) return false;
  if (/^\p{Ll}/u.test(text)) return true;
  const word = text.split(' ', 1)[0] ?? '';
  const width = ((next.x1 - next.x0) * word.length) / Math.max(1, text.length);
  return before.x1 + width + next.size * 0.3 > column.x1 - next.size;
}
