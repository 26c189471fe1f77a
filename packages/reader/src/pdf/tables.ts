import { findLabel } from '../block-types/label.ts';
import { getLeading, type NeighborLines, type Typography } from './breaks.ts';
import type { Cell } from './join-cell.ts';
import { isDrawnLine, type Line } from './lines.ts';
import { formRows, isHeader } from './rows.ts';
import { groupUnits, type TableUnit } from './table-units.ts';

/** One row of a table: the lines of each cell, from left to right; a cell without text has none. */
export interface TableRow {
  readonly cells: readonly (readonly Line[])[];
  readonly isHeaderRow: boolean;
}

/** Lines that make a table, as half-open indexes into their list. */
export interface Table {
  readonly from: number;
  readonly to: number;
  readonly rows: readonly TableRow[];
  /** Where its columns begin, from left to right. */
  readonly edges: readonly number[];
}

/**
 * How far apart the cell edges of one column may be, in points. The thresholds of this file were set by hand; `npm run
 * evaluate:reader` measures what they give.
 */
const alignmentTolerance = 4;
/** The most characters of a cell, at the median; a line split by justification has longer ones. */
const longestCell = 60;
/** The most lines between two rows that may continue the cells of the upper one. */
const mostContinuing = 12;

/** Merges the gap after a number at the start of a line: a separated `1.1` is no cell. */
export function mergeLabel(line: Line): Line {
  const [first, second, ...rest] = line.cells;
  if (line.grid !== undefined || line.wrappedRow !== undefined) return line;
  if (first === undefined || second === undefined) return line;
  if (!isLabelCell(first, second) || isItemNumber(first, rest.length)) return line;
  const movedMarks = (second.marks ?? []).map(({ at, mark }) => ({
    at: at + first.text.length + 1,
    mark,
  }));
  const marks = [...(first.marks ?? []), ...movedMarks];
  const seams = (second.seams ?? []).map((seam) => ({
    ...seam,
    at: seam.at + first.text.length + 1,
  }));
  const merged = {
    text: `${first.text} ${second.text}`,
    x0: first.x0,
    x1: second.x1,
    ...(marks.length === 0 ? {} : { marks }),
    ...(seams.length === 0 ? {} : { seams }),
  };
  return { ...line, cells: [merged, ...rest], labelLength: first.text.length };
}

/** The tables without rules: two or more neighboring lines whose cells are aligned. */
export function findTables(lines: readonly Line[], setting: Typography): Table[] {
  const tables: Table[] = [];
  const units = groupUnits(lines);
  const merged = units.map((unit) => unit.merged);
  let [from, start] = [0, 0];
  while (from < units.length) {
    const to = findEnd(merged, { from, setting });
    const own = units.slice(from, Math.max(to, from + 1));
    const end = start + own.reduce((sum, unit) => sum + unit.lines.length, 0);
    if (to > from) tables.push(createTable(own, { from: start, to: end }));
    from += own.length;
    start = end;
  }
  return tables;
}

function createTable(
  units: readonly TableUnit[],
  { from, to }: { from: number; to: number },
): Table {
  const { rows, edges } = formRows(units);
  return {
    from,
    to,
    edges,
    rows: rows.map((cells, at) => ({
      cells,
      isHeaderRow:
        at === 0 &&
        isHeader(
          cells,
          rows.slice(1).filter((row) => !row.flat().every(isDrawnLine)),
        ),
    })),
  };
}

interface TableSearch {
  readonly from: number;
  readonly setting: Typography;
}

/** Where the table that begins with a line ends; the line's own index if there is none. */
function findEnd(lines: readonly Line[], { from, setting }: TableSearch): number {
  const first = lines[from];
  if (first === undefined || !hasCells(first) || isDrawnLine(first)) return from;
  let last = first;
  let end = first.wrappedRow === undefined ? from : from + 1;
  let rows = 1;
  let continuing = 0;
  for (let at = from + 1; at < lines.length; at += 1) {
    const [line, before] = [lines[at], lines[at - 1]];
    if (line === undefined || before === undefined || !isFollowingRow({ before, line }, setting))
      break;
    if (isDrawnLine(line)) continue;
    const isRow =
      areTableRows(last, line) || (areDefinitions(last, line) && (continuing > 0 || rows > 1));
    if (hasCells(line) && isRow) {
      rows += 1;
      last = line;
      end = at + 1;
      continuing = 0;
    } else if (continuing < mostContinuing && continuesRow({ before, row: last, line }, setting)) {
      continuing += 1;
      if (rows > 1 && (isUnderLater(last, line) || continuesBelow(end, { at, line }))) end = at + 1;
    } else break;
  }
  return rows > 1 || first.wrappedRow !== undefined ? end : from;
}

function hasCells(line: Line): boolean {
  return line.cells.length >= 2 && line.grid === undefined;
}

/** Largest distance of two rows, relative to the usual leading. */
const largestRowLeading = 3.2;

function isFollowingRow({ before, line }: NeighborLines, setting: Typography): boolean {
  if (before.page !== line.page || line.grid !== undefined || before.left !== line.left)
    return false;
  const leading = getLeading(before, line);
  return leading > 0 && leading <= setting.leading * largestRowLeading;
}

/** Largest leading within a cell: relative to the usual one, or in ems. */
const leadingTolerance = 1.15;
const largestLeading = 1.35;

/** Whether a line continues cells of the row above: fewer cells, each under one of the row's. */
function continuesRow(
  { before, row, line }: NeighborLines & { row: Line },
  setting: Typography,
): boolean {
  if (line.cells.length >= row.cells.length && line.cells.length > 1) return false;
  if (getLeading(before, line) > Math.max(setting.leading * leadingTolerance, largestLeading))
    return false;
  return line.cells.every((cell) => findCellOver(row, cell) >= 0);
}

/** Whether a line right below the last row continues in mid-sentence. */
function continuesBelow(end: number, { at, line }: { at: number; line: Line }): boolean {
  return end === at && /^\p{Ll}/u.test(line.cells[0]?.text ?? '');
}

function isUnderLater(row: Line, line: Line): boolean {
  const [first] = line.cells;
  return first !== undefined && findCellOver(row, first) > 0;
}

/** The cell of a row above a cell further down, up to where the next begins. */
function findCellOver(row: Line, cell: Cell): number {
  return row.cells.findLastIndex(
    (other, at) =>
      cell.x0 >= other.x0 - alignmentTolerance &&
      cell.x1 < (row.cells[at + 1]?.x0 ?? row.right + alignmentTolerance),
  );
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

/** Whether a number is that of a table row, by how many cells follow. */
function isItemNumber({ text }: Cell, following: number): boolean {
  return following > 1 || (following === 1 && /^\d+$/.test(text));
}

function areTableRows(before: Line, line: Line): boolean {
  const lengths = [...before.cells, ...line.cells]
    .map(({ text }) => text.length)
    .sort((a, b) => a - b);
  const isWrapped = (before.wrappedRow ?? line.wrappedRow) !== undefined;
  if (!isWrapped && (lengths[Math.floor(lengths.length / 2)] ?? 0) > longestCell) return false;
  return line.cells
    .slice(1)
    .some((cell) => before.cells.slice(1).some((other) => isAligned(cell, other)));
}

/** A term and its meaning beside it, over several lines: both begin where those above begin. */
function areDefinitions(before: Line, line: Line): boolean {
  const [term, meaning] = line.cells;
  const [otherTerm, otherMeaning] = before.cells;
  if (term === undefined || meaning === undefined || line.cells.length > 2) return false;
  if (otherTerm === undefined || otherMeaning === undefined || before.cells.length > 2)
    return false;
  return (
    Math.abs(term.x0 - otherTerm.x0) < 2 &&
    Math.abs(meaning.x0 - otherMeaning.x0) < 2 &&
    Math.max(term.text.length, otherTerm.text.length) <= longestCell &&
    findLabel(`${term.text} ${meaning.text}`) === undefined &&
    !/^["“]/.test(term.text)
  );
}

function isAligned(cell: Cell, other: Cell): boolean {
  const isCentered = Math.abs(cell.x0 + cell.x1 - other.x0 - other.x1) < alignmentTolerance * 2;
  return (
    Math.abs(cell.x0 - other.x0) < alignmentTolerance ||
    Math.abs(cell.x1 - other.x1) < alignmentTolerance ||
    isCentered
  );
}
