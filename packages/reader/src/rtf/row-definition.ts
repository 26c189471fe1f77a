import type { Draft } from '../source/draft.ts';

/** The most cells that a row may have; Word allows 63. */
export const mostCells = 1000;

interface CellDefinition {
  /** Whether the cell only continues the one to its left, or the one above. */
  readonly isMergedLeft: boolean;
  readonly isMergedUp: boolean;
  /** Index in the color table. */
  readonly background: number;
  readonly isShaded: boolean;
}

type MutableCell = { -readonly [Key in keyof CellDefinition]: CellDefinition[Key] };

/** What the words between `\trowd` and `\row` state about a row. */
export interface RowDefinition {
  isHeader: boolean;
  readonly cells: CellDefinition[];
  /** The cell that the next `\cellx` ends. */
  cell: MutableCell;
}

export function createRowDefinition(): RowDefinition {
  return { isHeader: false, cells: [], cell: createCell() };
}

function createCell(): MutableCell {
  return { isMergedLeft: false, isMergedUp: false, background: 0, isShaded: false };
}

/** Words that describe a row. Source: Rich Text Format Specification 1.9.1, "Table Definitions". */
export const rowWords: ReadonlyMap<string, (row: RowDefinition, value: number) => void> = new Map<
  string,
  (row: RowDefinition, value: number) => void
>([
  ['trhdr', (row) => Object.assign(row, { isHeader: true })],
  ['clmrg', (row) => Object.assign(row.cell, { isMergedLeft: true })],
  ['clvmrg', (row) => Object.assign(row.cell, { isMergedUp: true })],
  ['clcbpat', (row, value) => Object.assign(row.cell, { background: value })],
  ['clcbpatraw', (row, value) => Object.assign(row.cell, { background: value })],
  ['clshdng', (row, value) => Object.assign(row.cell, { isShaded: value > 0 })],
  [
    'cellx',
    (row) => {
      if (row.cells.length < mostCells) row.cells.push(row.cell);
      row.cell = createCell();
    },
  ],
]);

/** What the cells of a row display after merging. */
export function mergeCells(
  cells: readonly Draft[][],
  definition: RowDefinition | undefined,
): Draft[][] {
  const merged: Draft[][] = [];
  for (const [index, cell] of cells.entries()) {
    const facts = definition?.cells[index];
    const left = merged.at(-1);
    if (facts?.isMergedLeft === true && left !== undefined) {
      merged[merged.length - 1] = left.concat(cell);
    } else {
      merged.push(facts?.isMergedUp === true ? [] : cell);
    }
  }
  return merged;
}
