import type { CellType } from '@clauselight/schema';

/** A cell as far as it tells whether its row names columns. */
export interface LookedAtCell {
  readonly text: string;
  readonly type?: CellType;
  readonly isBold?: boolean;
}

/** Rows below the first that are looked at. */
const mostRows = 200;
const longestName = 80;
/** Share of a column's cells that must be of another kind than its name. */
const mostly = 0.7;

/**
 * Whether the first of a table's rows names the columns below: it is full, all words, and at least one column
 * below it holds something else or looks different. Rows have the same columns; an empty cell has no text.
 */
export function isHeaderRow(rows: readonly (readonly LookedAtCell[])[]): boolean {
  const [first = [], ...more] = rows;
  const below = more.slice(0, mostRows);
  if (below.length === 0 || !areNames(first, below)) return false;
  return first.some((name, column) => {
    const cells = below.flatMap((row) => row[column] ?? []).filter(({ text }) => text !== '');
    return name.text !== '' && cells.length > 0 && isUnlike(name, cells);
  });
}

function areNames(first: readonly LookedAtCell[], below: readonly (readonly LookedAtCell[])[]) {
  const names = first.filter(({ text }) => text !== '');
  if (names.length < 1 || names.some(({ text, type }) => !isName(text, type))) return false;
  const width = Math.max(...below.map((row) => countFilled(row)));
  return names.length >= Math.max(1, width * mostly);
}

function countFilled(row: readonly LookedAtCell[]): number {
  return row.filter(({ text }) => text !== '').length;
}

function isName(text: string, type: CellType | undefined): boolean {
  if (type !== undefined && type !== 'text') return false;
  // "Name:" labels what is beside it.
  if (text.endsWith(':')) return false;
  return text.length <= longestName && /\p{L}/u.test(text) && !/[.!?]\s+\p{Lu}/u.test(text);
}

/** Whether a column's cells are of another kind than the name above them. */
function isUnlike(name: LookedAtCell, cells: readonly LookedAtCell[]): boolean {
  const share = (is: (cell: LookedAtCell) => boolean) =>
    cells.filter(is).length >= cells.length * mostly;
  if (share(({ type }) => type !== undefined && type !== 'text')) return true;
  if (name.isBold === true && share(({ isBold }) => isBold !== true)) return true;
  if (cells.some(({ text }) => text === name.text)) return false;
  if (!hasFigures(name.text) && share(({ text }) => hasFigures(text))) return true;
  if (share(({ text }) => text.length > 2 * name.text.length + 4)) return true;
  const distinct = new Set(cells.map(({ text }) => text)).size;
  return cells.length >= 4 && distinct <= cells.length * mostly;
}

function hasFigures(text: string): boolean {
  return /[\d@]/.test(text);
}
