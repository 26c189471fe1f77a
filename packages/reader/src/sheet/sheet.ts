import type { CellFacts, Draft } from '../source/draft.ts';
import type { InnerFile } from '../source/inner-files.ts';

/** A cell with something in it. */
export interface SheetCell {
  /** Counted from 0. */
  readonly column: number;
  /** As the sheet shows it, with its line ends. */
  readonly text: string;
  readonly facts: CellFacts;
  readonly isBold?: boolean;
  /** Set where the words have the color of the paper. */
  readonly unseen?: 'colour';
  /** What the cell holds and its format does not show. */
  readonly hidden?: string;
}

/** A row with something in it; its cells from left to right. */
export interface SheetRow {
  /** Counted from 0. */
  readonly row: number;
  readonly isHidden: boolean;
  readonly cells: readonly SheetCell[];
}

/** Cells shown as one, the ends included; only the first cell's words are seen. */
export interface CellRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** What a comment says, and of which cell. */
export interface CellComment {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly author?: string;
  readonly date?: string;
}

/** A sheet as far as it was read. */
export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** In order. */
  readonly rows: readonly SheetRow[];
  readonly merges: readonly CellRange[];
  /** Whether a column, counted from 0, is hidden. */
  isColumnHidden(column: number): boolean;
  readonly comments: readonly CellComment[];
  /** What is on the sheet outside its cells, text boxes for one. */
  readonly beside: readonly Draft[];
  /** The row, counted from 0, after which reading stopped for want of room. */
  readonly cutAfter?: number;
}

/** Bounds of what is read of a sheet, so that no more of it is held in memory than can be shown. */
export interface SheetRoom {
  readonly maxCells: number;
  readonly maxCharacters: number;
}

/** A workbook opened: its sheets are read one after the other, as they are asked for. */
export interface Workbook {
  readonly sheetCount: number;
  /** Reads a sheet within the budget; undefined if it has no cells. */
  readSheet(index: number, room: SheetRoom): Sheet | undefined;
  /** What was noticed so far. */
  getNotes(): WorkbookNotes;
}

/** What a reader of workbooks noticed beside the sheets. */
export interface WorkbookNotes {
  /** Formulas for which no result is stored. */
  readonly emptyFormulas: number;
  readonly hasMacros: boolean;
  /** The files inside the workbook. */
  readonly innerFiles?: readonly InnerFile[];
  /** Whether a part could not be read. */
  readonly isDamaged: boolean;
  /** Whether cells were left out for want of room before any sheet was read. */
  readonly isCut?: boolean;
}

/** Most columns a sheet has in any program. */
export const mostColumns = 16_384;
/** Most rows a sheet has in any program. */
export const mostRows = 1_048_576;

/** Parses the address of a cell, `B7`, to 0-based row and column; undefined if it is invalid. */
export function parseAddress(address: string): { row: number; column: number } | undefined {
  const match = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(address);
  if (match === null) return undefined;
  const column = [...(match[1] ?? '')].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  );
  const row = Number(match[2]);
  if (column > mostColumns || row < 1 || row > mostRows) return undefined;
  return { row: row - 1, column: column - 1 };
}

/** Parses a range of cells, `A1:B7` or `A1`; undefined if it is invalid. */
export function parseRange(range: string): CellRange | undefined {
  const [from = '', to = from] = range.split(':');
  const start = parseAddress(from);
  const end = parseAddress(to);
  if (start === undefined || end === undefined) return undefined;
  return { top: start.row, left: start.column, bottom: end.row, right: end.column };
}
