import { findLabel } from '../block-types/label.ts';
import { getLeading, type Neighbours, type Setting } from './breaks.ts';
import type { Cell } from './join-cell.ts';
import { isDrawn, type Line } from './lines.ts';
import { formRows, isHeader } from './rows.ts';

/** One row of a table: the lines of each cell, from left to right; a cell without text has none. */
export interface TableRow {
  readonly cells: readonly (readonly Line[])[];
  readonly isHeaderRow: boolean;
}

/** Lines that make a table, as places in their list: half-open. */
export interface Table {
  readonly from: number;
  readonly to: number;
  readonly rows: readonly TableRow[];
  /** Where its columns begin, from left to right. */
  readonly edges: readonly number[];
}

/** How far the edges of cells in one column may lie apart, in points. */
const tolerance = 4;
/** Most characters of a cell at the median; a line cut in two by justification has longer ones. */
const longestCell = 60;
/** Lines between two rows that may go on in the cells of the upper one. */
const mostContinuing = 12;

/** Merges the gap after a number at the start of a line: `1.1` set apart from its text is no cell. */
export function mergeLabel(line: Line): Line {
  const [first, second, ...rest] = line.cells;
  if (line.grid !== undefined || first === undefined || second === undefined) return line;
  if (!isLabelCell(first, second) || isPosition(first, rest.length)) return line;
  const moved = (second.marks ?? []).map(({ at, mark }) => ({
    at: at + first.text.length + 1,
    mark,
  }));
  const marks = [...(first.marks ?? []), ...moved];
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

/** The tables without ruled lines: two or more neighbouring lines whose cells stand under one another. */
export function findTables(lines: readonly Line[], setting: Setting): Table[] {
  const tables: Table[] = [];
  let from = 0;
  while (from < lines.length) {
    const to = findEnd(lines, { from, setting });
    if (to > from) tables.push(createTable(lines.slice(from, to), { from, to }));
    from = Math.max(to, from + 1);
  }
  return tables;
}

function createTable(lines: readonly Line[], { from, to }: { from: number; to: number }): Table {
  const { rows, edges } = formRows(lines);
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
          rows.slice(1).filter((row) => !row.flat().every(isDrawn)),
        ),
    })),
  };
}

interface Search {
  readonly from: number;
  readonly setting: Setting;
}

/** Where the table that begins with a line ends; the line's own place where none does. */
function findEnd(lines: readonly Line[], { from, setting }: Search): number {
  const first = lines[from];
  if (first === undefined || !hasCells(first) || isDrawn(first)) return from;
  let last = first;
  let end = from;
  let rows = 1;
  let continuing = 0;
  for (let at = from + 1; at < lines.length; at += 1) {
    const [line, before] = [lines[at], lines[at - 1]];
    if (line === undefined || before === undefined || !follows({ before, line }, setting)) break;
    if (isDrawn(line)) continue;
    const isRow =
      areRows(last, line) || (areDefinitions(last, line) && (continuing > 0 || rows > 1));
    if (hasCells(line) && isRow) {
      rows += 1;
      last = line;
      end = at + 1;
      continuing = 0;
    } else if (continuing < mostContinuing && continues({ before, row: last, line }, setting)) {
      continuing += 1;
      if (rows > 1 && (isUnderLater(last, line) || goesOnBelow(end, { at, line }))) end = at + 1;
    } else break;
  }
  return rows > 1 ? end : from;
}

function hasCells(line: Line): boolean {
  return line.cells.length >= 2 && line.grid === undefined;
}

function follows({ before, line }: Neighbours, setting: Setting): boolean {
  if (before.page !== line.page || line.grid !== undefined || before.left !== line.left)
    return false;
  const leading = getLeading(before, line);
  return leading > 0 && leading <= setting.leading * 3.2;
}

/** Whether a line goes on in cells of the row above: fewer cells, each where one of the row's is. */
function continues({ before, row, line }: Neighbours & { row: Line }, setting: Setting): boolean {
  if (line.cells.length >= row.cells.length && line.cells.length > 1) return false;
  if (getLeading(before, line) > Math.max(setting.leading * 1.15, 1.35)) return false;
  return line.cells.every((cell) => findCellOver(row, cell) >= 0);
}

/** Whether a line right below the last row goes on in the middle of a sentence. */
function goesOnBelow(end: number, { at, line }: { at: number; line: Line }): boolean {
  return end === at && /^\p{Ll}/u.test(line.cells[0]?.text ?? '');
}

function isUnderLater(row: Line, line: Line): boolean {
  const [first] = line.cells;
  return first !== undefined && findCellOver(row, first) > 0;
}

/** The cell of a row that a cell further down stands under, up to where the next begins. */
function findCellOver(row: Line, cell: Cell): number {
  return row.cells.findLastIndex(
    (other, at) =>
      cell.x0 >= other.x0 - tolerance && cell.x1 < (row.cells[at + 1]?.x0 ?? row.right + tolerance),
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

/** Whether a number is that of a row in a table, by how many cells follow the one behind it. */
function isPosition({ text }: Cell, following: number): boolean {
  return following > 1 || (following === 1 && /^\d+$/.test(text));
}

function areRows(before: Line, line: Line): boolean {
  const lengths = [...before.cells, ...line.cells]
    .map(({ text }) => text.length)
    .sort((a, b) => a - b);
  if ((lengths[Math.floor(lengths.length / 2)] ?? 0) > longestCell) return false;
  return line.cells
    .slice(1)
    .some((cell) => before.cells.slice(1).some((other) => isAligned(cell, other)));
}

/** A term and what it stands for beside it, over several lines: both begin where those above begin. */
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
  const isCentred = Math.abs(cell.x0 + cell.x1 - other.x0 - other.x1) < tolerance * 2;
  return (
    Math.abs(cell.x0 - other.x0) < tolerance ||
    Math.abs(cell.x1 - other.x1) < tolerance ||
    isCentred
  );
}
