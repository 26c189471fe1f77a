import { findAttribute, type HtmlElement } from './parse-html.ts';
import { getBlockText, type Unit } from './units.ts';

export interface GridRow {
  /** Cell by cell. The positions that a spanning cell covers, except the first, are empty. */
  readonly cells: (readonly Unit[])[];
  /** Whether the row is in the head of its table, or all its cells are headings. */
  isHeader: boolean;
}

/** A table that is being read. */
export interface Grid {
  beginRow(isHead: boolean): void;
  addCell(cell: HtmlElement, units: readonly Unit[]): void;
  finish(): readonly GridRow[];
}

const mostColumns = 1000;

/** `room`: empty cells that spans may still make, over the whole page. */
export function createGrid(room: { left: number }): Grid {
  const rows: GridRow[] = [];
  /** For each column, the row before which it is taken by a cell from above. */
  const taken: number[] = [];
  let hasPlainCell = false;
  const endRow = () => {
    const row = rows.at(-1);
    if (row !== undefined && row.cells.length > 0 && !hasPlainCell) row.isHeader = true;
    hasPlainCell = false;
  };
  return {
    beginRow(isHead) {
      endRow();
      rows.push({ cells: [], isHeader: isHead });
    },
    addCell(cell, units) {
      if (rows.length === 0) rows.push({ cells: [], isHeader: false });
      const cells = rows.at(-1)?.cells ?? [];
      if (cell.tagName !== 'th') hasPlainCell = true;
      while ((taken[cells.length] ?? 0) >= rows.length && room.left > 0) {
        cells.push([]);
        room.left -= 1;
      }
      const columns = Math.min(getSpan(cell, 'colspan'), mostColumns, Math.max(1, room.left));
      const last = rows.length + getSpan(cell, 'rowspan') - 1;
      for (let at = 0; at < columns; at += 1) {
        if (last > rows.length) taken[cells.length] = last;
        cells.push(at === 0 ? units : []);
      }
      room.left -= columns - 1;
    },
    finish() {
      endRow();
      return rows.filter((row) => row.cells.some((units) => units.length > 0));
    },
  };
}

function getSpan(cell: HtmlElement, name: string): number {
  const span = Number.parseInt(findAttribute(cell, name) ?? '1', 10);
  return span >= 1 ? Math.min(span, 65_534) : 1;
}

/** Leaves out columns without content, and moves `$`, `%` and `)` to the number beside them. */
export function tidyColumns(rows: readonly GridRow[]): GridRow[] {
  const filled = keepColumns(rows, (row, column) => getText(row, column) !== '');
  return mergeColumns(filled);
}

function keepColumns(
  rows: readonly GridRow[],
  isKept: (row: GridRow, column: number) => boolean,
): GridRow[] {
  const kept = new Set<number>();
  for (const row of rows) {
    for (let column = 0; column < row.cells.length; column += 1) {
      if (!kept.has(column) && isKept(row, column)) kept.add(column);
    }
  }
  return rows.map((row) => ({ ...row, cells: row.cells.filter((_, column) => kept.has(column)) }));
}

const opening = /^[($€£¥₹]{1,2}$|^(US|C|A)\$$/;
const closing = /^[)%]{1,2}$/;

function mergeColumns(rows: readonly GridRow[]): GridRow[] {
  const width = rows.reduce((most, row) => Math.max(most, row.cells.length), 0);
  const moves = new Map<number, number>();
  for (let column = 0; column < width; column += 1) {
    if (column + 1 < width && isSignColumn(rows, { column, to: column + 1, sign: opening }))
      moves.set(column, column + 1);
    else if (column > 0 && isSignColumn(rows, { column, to: column - 1, sign: closing }))
      moves.set(column, column - 1);
  }
  if (moves.size === 0) return [...rows];
  return rows.map((row) => ({ ...row, cells: mergeCells(row.cells, moves) }));
}

function isSignColumn(
  rows: readonly GridRow[],
  { column, to, sign }: { column: number; to: number; sign: RegExp },
): boolean {
  let signs = 0;
  for (const row of rows) {
    const text = getText(row, column);
    if (text === '') continue;
    if (sign.test(text)) signs += 1;
    else if (getText(row, to) !== '') return false;
  }
  return signs > 0;
}

function mergeCells(
  cells: readonly (readonly Unit[])[],
  moves: ReadonlyMap<number, number>,
): (readonly Unit[])[] {
  const merged = cells.map((units) => units);
  for (const [column, to] of moves) {
    const units = merged[column] ?? [];
    const other = merged[to] ?? [];
    if (units.length === 0 || to >= merged.length) continue;
    merged[to] = to > column ? joinUnits(units, other) : joinUnits(other, units);
  }
  return merged.filter(
    (_, column) => !moves.has(column) || (moves.get(column) ?? 0) >= cells.length,
  );
}

/** Two cells as one; words that meet are in one line, without a space. */
function joinUnits(units: readonly Unit[], more: readonly Unit[]): readonly Unit[] {
  const last = units.at(-1);
  const first = more[0];
  if (last?.type !== 'block' || first?.type !== 'block') return [...units, ...more];
  const pieces = [...trimEnd(last.pieces), ...first.pieces];
  return [...units.slice(0, -1), { ...last, pieces }, ...more.slice(1)];
}

function trimEnd<Item extends { readonly text: string }>(pieces: readonly Item[]): Item[] {
  return pieces.map((piece, index) =>
    index === pieces.length - 1 ? { ...piece, text: piece.text.trimEnd() } : piece,
  );
}

const longestSign = 60;

/** The words of a cell; of a long cell only that it has some. */
function getText(row: GridRow, column: number): string {
  const units = row.cells[column] ?? [];
  const texts = units.map((unit) => (unit.type === 'block' ? getBlockText(unit) : 'x'));
  return texts.length > longestSign ? 'x' : texts.join(' ').trim();
}
