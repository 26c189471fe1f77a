import { cleanText } from '../source/clean-text.ts';
import type { CellFacts, Draft, Mark, TextRun } from '../source/draft.ts';

/** A cell of a row to be; marks are at its beginning, `ends` at its end. */
export interface RowCell {
  /** One line; see `tidyCell`. */
  readonly text: string;
  readonly facts: CellFacts;
  readonly marks?: readonly Mark[];
  readonly ends?: readonly Mark[];
  readonly unseen?: 'colour';
}

/** One row of a table, tabs between its cells; empty cells at its end are left out. */
export function createTableRow(
  cells: readonly RowCell[],
  facts: { readonly table: number; readonly isHeaderRow: boolean; readonly gap: number },
): Draft {
  const { table, gap, isHeaderRow } = facts;
  return {
    kind: 'table-row',
    runs: cells.flatMap(createPieces),
    cells: cells.map((cell) => cell.facts),
    table,
    gap,
    ...(isHeaderRow ? { isHeaderRow } : {}),
  };
}

/** The words of a cell on one line, as they will be in the text. */
export function tidyCell(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.replace(/ {2,}/g, ' ').trim();
  return cleanText(text).replace(/\s+/g, ' ').trim();
}

/** Code units a row takes in the text, the line feed before it included. */
export function measureRow(cells: readonly { readonly text: string }[]): number {
  return cells.reduce((sum, { text }) => sum + text.length + 1, 0);
}

function createPieces({ text, marks, ends, unseen }: RowCell, cell: number): TextRun[] {
  const pieces: TextRun[] = cell === 0 ? [] : [{ text: '\t' }];
  pieces.push({
    text,
    cell,
    ...(marks === undefined || marks.length === 0 ? {} : { marks }),
    ...(unseen === undefined ? {} : { unseen }),
  });
  if (ends !== undefined && ends.length > 0) pieces.push({ text: '', marks: ends });
  return pieces;
}
