import type { Draft } from '../../source/draft.ts';
import {
  type CellComment,
  mostColumns,
  mostRows,
  type Sheet,
  type SheetCell,
  type SheetRow,
} from '../sheet.ts';

/** What is left of the room all sheets of a spreadsheet share. */
export interface RoomLeft {
  cells: number;
  characters: number;
}

/** A cell whose place is not known yet. */
export type UnplacedCell = Omit<SheetCell, 'column'>;

/** A sheet as it grows, element by element. */
export interface OdsTable {
  addColumns(facts: { readonly isHidden: boolean; readonly repeat: number }): void;
  openRow(facts: { readonly isHidden: boolean; readonly repeat: number }): void;
  /** Adds cells; without a cell, this many empty ones. */
  addCells(cell: UnplacedCell | undefined, repeat: number): void;
  /** Adds a note to the cell to come. */
  addComment(comment: Omit<CellComment, 'row' | 'column'>): void;
  closeRow(): void;
  addBeside(draft: Draft): void;
  finish(): Sheet;
}

const mostComments = 10_000;

/** Starts a sheet. */
export function createTable(
  { name, isHidden }: { name: string; isHidden: boolean },
  room: RoomLeft,
): OdsTable {
  const rows: SheetRow[] = [];
  const comments: CellComment[] = [];
  const beside: Draft[] = [];
  const hiddenColumns = new Uint8Array(mostColumns);
  let columns = 0;
  let column = 0;
  let next = 0;
  let row = { isHidden: false, repeat: 1 };
  let cells: SheetCell[] = [];
  let isCut = false;
  return {
    addColumns({ isHidden: isHiddenColumn, repeat }) {
      if (isHiddenColumn) hiddenColumns.fill(1, columns, columns + repeat);
      columns = Math.min(mostColumns, columns + repeat);
    },
    openRow(facts) {
      row = facts;
      cells = [];
      column = 0;
    },
    addCells(cell, repeat) {
      if (cell !== undefined) {
        const end = Math.min(mostColumns, column + Math.min(repeat, room.cells));
        for (let at = column; at < end; at += 1) cells.push({ ...cell, column: at });
      }
      column = Math.min(mostColumns, column + repeat);
    },
    addComment(comment) {
      if (comments.length < mostComments) comments.push({ ...comment, row: next, column });
    },
    closeRow() {
      const characters = cells.reduce((sum, { text }) => sum + text.length + 1, 0);
      const end = Math.min(mostRows, next + row.repeat);
      for (let at = next; at < end && cells.length > 0; at += 1) {
        room.cells -= cells.length;
        room.characters -= characters;
        isCut ||= room.cells < 0 || room.characters < 0;
        if (isCut) break;
        rows.push({ row: at, isHidden: row.isHidden, cells });
      }
      next = end;
      cells = [];
    },
    addBeside: (draft) => beside.push(draft),
    finish: () => ({
      name,
      isHidden,
      rows,
      merges: [],
      isColumnHidden: (at) => hiddenColumns[at] === 1,
      comments,
      beside,
      ...(isCut ? { cutAfter: rows.at(-1)?.row ?? 0 } : {}),
    }),
  };
}
