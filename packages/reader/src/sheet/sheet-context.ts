import type { Mark } from '../source/draft.ts';
import type { Budget } from './budget.ts';
import type { CellComment, Sheet, SheetCell } from './sheet.ts';

/** What the sheets of a workbook share while their blocks are made. */
export interface SheetContext {
  readonly budget: Budget;
  /** Comments by the id that the marks name. */
  readonly comments: Map<string, CellComment>;
  /** Characters of hidden words that may still be kept. */
  hiddenRoom: number;
  hasHidden: boolean;
  /** Tables counted so far. */
  tables: number;
  /** The row, counted from 1, at which the budget ended. */
  stop?: { readonly sheet: string; readonly row: number };
}

/** What the regions of one sheet share. */
export interface RegionContext {
  readonly sheet: Sheet;
  readonly context: SheetContext;
  /** Ids of the comments on the cell of a row and a column. */
  findComments(row: number, column: number): readonly string[];
  /** Keeps words that are not shown for the next piece of text. */
  hide(words: string): void;
  /** Marks kept since the last piece. */
  takeMarks(): readonly Mark[];
}

/** Starts a sheet: its comments get their ids. */
export function createRegionContext(sheet: Sheet, context: SheetContext): RegionContext {
  const comments = groupComments(sheet, context);
  let marks: Mark[] = [];
  return {
    sheet,
    context,
    findComments: (row, column) => comments.get(`${row}/${column}`) ?? [],
    hide(words) {
      const mark = createHiddenMark(words, context);
      if (mark !== undefined) marks.push(mark);
    },
    takeMarks() {
      const taken = marks;
      marks = [];
      return taken;
    },
  };
}

/** A mark with hidden words, shortened to the remaining budget; undefined if that is used up. */
export function createHiddenMark(words: string, context: SheetContext): Mark | undefined {
  if (words.trim() === '') return undefined;
  context.hasHidden = true;
  const text = words.slice(0, context.hiddenRoom);
  context.hiddenRoom -= text.length;
  return text === '' ? undefined : { kind: 'hidden', text };
}

/** The words of cells on one line. */
export function joinCells(cells: readonly SheetCell[]): string {
  return cells.map(({ text, hidden }) => hidden ?? text).join('\t');
}

function groupComments(
  sheet: Sheet,
  context: SheetContext,
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const comment of sheet.comments) {
    const id = String(context.comments.size);
    context.comments.set(id, comment);
    const place = `${comment.row}/${comment.column}`;
    const known = groups.get(place);
    if (known === undefined) groups.set(place, [id]);
    else known.push(id);
  }
  return groups;
}
