import { findLabel } from '../block-types/label.ts';
import type { Line } from './lines.ts';

/** A line of a table. */
export interface TextRow {
  /** Cell by cell, in order, with the white space and signs between the cells as in the line. */
  readonly segments: readonly RowSegment[];
  readonly cellCount: number;
}

export interface RowSegment {
  readonly text: string;
  /** 0-based; undefined for what separates cells. */
  readonly cell?: number;
}

/** Consecutive lines that make a table. */
export interface TextTable {
  /** One for each line; undefined for a rule. */
  readonly rows: readonly (TextRow | undefined)[];
  readonly hasHeader: boolean;
}

const fewestLines = 3;
const mostLines = 2000;
/** Text in two columns with cells this long is set side by side, not tabulated. */
const longestCell = 40;

/** How a line may be set in columns, and in how many if that is clear; undefined for running text. */
export function findColumnKind({ text }: Line): string | undefined {
  if (isPiped(text)) return `pipes ${parsePiped(text)?.cellCount}`;
  if (text.trimStart().includes('\t')) return `tabs ${parseTabbed(text)?.cellCount}`;
  return isColumnar(text) ? 'spaces' : undefined;
}

/** The table that begins with a line; undefined if none does. Columns are separated by tabs, by `|` or by spaces. */
export function findTable(lines: readonly Line[], from: number): TextTable | undefined {
  const first = lines[from];
  if (first === undefined) return undefined;
  if (isPiped(first.text)) return collect(lines, { from, parse: parsePiped, fewest: 2 });
  if (first.text.trimStart().includes('\t'))
    return collect(lines, { from, parse: parseTabbed, fewest: 2 });
  return isColumnar(first.text) ? findSpaced(lines, from) : undefined;
}

interface TableSearch {
  readonly from: number;
  readonly parse: (line: string) => TextRow | undefined;
  readonly fewest: number;
}

/** Consecutive lines that have the same number of cells. */
function collect(
  lines: readonly Line[],
  { from, parse, fewest }: TableSearch,
): TextTable | undefined {
  const rows: (TextRow | undefined)[] = [];
  let width = 0;
  for (const text of listRun(lines, from)) {
    const row = isRule(text) ? undefined : parse(text);
    if (row === undefined && !isRule(text)) break;
    if (row !== undefined && width > 0 && row.cellCount !== width) break;
    width = row?.cellCount ?? width;
    rows.push(row);
  }
  return createTable(rows, fewest);
}

function createTable(
  rows: readonly (TextRow | undefined)[],
  fewest: number,
): TextTable | undefined {
  const filled = rows.filter((row) => row !== undefined);
  if (filled.length < fewest || (filled[0]?.cellCount ?? 0) < 2) return undefined;
  if ((filled[0]?.cellCount ?? 0) === 2 && filled.filter(isLabeled).length * 2 > filled.length)
    return undefined;
  return { rows, hasHeader: rows[0] !== undefined && rows[1] === undefined && rows.length > 2 };
}

/** A number or bullet before words is a list, not a table. */
function isLabeled({ segments }: TextRow): boolean {
  const text = segments.find(({ cell }) => cell === 0)?.text.trim() ?? '';
  return findLabel(`${text} Xy`)?.length === text.length + 1;
}

/** The lines from one on up to the next blank line. */
function* listRun(lines: readonly Line[], from: number): Generator<string> {
  for (let at = from; at < Math.min(lines.length, from + mostLines); at += 1) {
    const line = lines[at];
    if (line === undefined || (at > from && line.gap > 1)) return;
    yield line.text;
  }
}

/** `-----` and `|---|---|` are rules. */
function isRule(text: string): boolean {
  return /[-=]{2}/.test(text) && /^[\s|+:=-]+$/.test(text);
}

function isPiped(text: string): boolean {
  return (text.match(/\|/g)?.length ?? 0) >= 2;
}

function parsePiped(text: string): TextRow | undefined {
  if (!isPiped(text)) return undefined;
  const line = text.trim();
  const cells = line.split('|');
  const isFramed = line.startsWith('|');
  const last = cells.length - (line.endsWith('|') ? 1 : 0);
  return createRow(
    cells.slice(0, last).flatMap((cell, index) => {
      if (index === 0) return isFramed ? [] : [{ text: cell, cell: 0 }];
      return [{ text: '|' }, { text: cell, cell: isFramed ? index - 1 : index }];
    }),
    last < cells.length ? '|' : '',
  );
}

function createRow(parts: readonly RowSegment[], end = ''): TextRow {
  const cellCount = parts.filter(({ cell }) => cell !== undefined).length;
  return { segments: end === '' ? parts : [...parts, { text: end }], cellCount };
}

function parseTabbed(text: string): TextRow | undefined {
  const cells = text.trimStart().split('\t');
  if (cells.length < 2 || cells.filter((cell) => cell.trim() !== '').length < 2) return undefined;
  return createCells(cells);
}

function createCells(cells: readonly string[]): TextRow {
  return createRow(
    cells.flatMap((text, cell) =>
      cell === 0 ? [{ text, cell }] : [{ text: '\t' }, { text, cell }],
    ),
  );
}

/** Two stretches of text or more, at least two spaces apart. */
function isColumnar(text: string): boolean {
  return /\S\s{2,}\S/.test(text);
}

/** Columns of spaces: positions that are blank in every line. */
function findSpaced(lines: readonly Line[], from: number): TextTable | undefined {
  const run: string[] = [];
  for (const text of listRun(lines, from)) {
    if (!isColumnar(text) && !isRule(text)) break;
    run.push(text);
  }
  const words = run.filter((text) => !isRule(text));
  if (words.length < fewestLines) return undefined;
  const gutters = findGutters(words);
  if (!gutters.some(({ start, end }) => end - start >= 3)) return undefined;
  const rows = run.map((text) => (isRule(text) ? undefined : cutColumns(text, gutters)));
  return isProse(rows) ? undefined : createTable(rows, fewestLines);
}

interface Gutter {
  readonly start: number;
  readonly end: number;
}

/** Runs of two or more blank columns with words on both sides in most lines. */
function findGutters(lines: readonly string[]): Gutter[] {
  const width = lines.reduce(
    (fewestLinesWithText, line) => Math.max(fewestLinesWithText, line.length),
    0,
  );
  const usedAt = new Uint8Array(width + 1);
  for (const line of lines) {
    for (let at = 0; at < line.length; at += 1) if (line.charCodeAt(at) !== 32) usedAt[at] = 1;
  }
  const gutters: Gutter[] = [];
  let start = -1;
  for (let at = usedAt.indexOf(1); at >= 0 && at < width; at += 1) {
    if (usedAt[at] === 0 && start < 0) start = at;
    if (usedAt[at] === 1 && start >= 0) {
      if (at - start >= 2) gutters.push({ start, end: at });
      start = -1;
    }
  }
  return gutters;
}

function cutColumns(line: string, gutters: readonly Gutter[]): TextRow {
  const starts = [0, ...gutters.map(({ end }) => end)];
  return createCells(starts.map((start, index) => line.slice(start, starts[index + 1]).trim()));
}

/** Whether two columns hold running text: a contract in two languages, or words justified by spaces. */
function isProse(rows: readonly (TextRow | undefined)[]): boolean {
  const cells = rows
    .flatMap((row) => row?.segments ?? [])
    .filter(({ cell, text }) => cell !== undefined && text !== '');
  const length = cells.reduce((sum, { text }) => sum + text.length, 0);
  return length > cells.length * longestCell;
}
