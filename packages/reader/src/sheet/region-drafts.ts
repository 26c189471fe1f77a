import { describeParagraph } from '../block-types/describe.ts';
import { createLevelTracker } from '../block-types/levels.ts';
import type { Draft, Mark } from '../source/draft.ts';
import { isHeaderRow, type LookedAtCell } from './header-row.ts';
import type { SheetCell, SheetRow } from './sheet.ts';
import { joinCells, type RegionContext } from './sheet-context.ts';
import { createTableRow, measureRow, type RowCell, tidyCell } from './table-row.ts';

/** Longest text that is alone in its row as a label. */
const longestLabel = 60;
/** Rows with one cell above the row that names the columns: the title of a table. */
const mostTitleRows = 3;
/** Rows that tell whether the first of them names columns. */
const rowsToLookAt = 200;

/**
 * Blocks of rows that follow each other without an empty one: the rows of a table, or paragraphs where one
 * column of words is all there is.
 */
export function createRegionDrafts(rows: readonly SheetRow[], region: RegionContext): Draft[] {
  const shown = rows.map((row) => showRow(row, region));
  const columns = listColumns(shown);
  if (columns.length === 0) {
    for (const row of shown) row.hidden.forEach(region.hide);
    return [];
  }
  return isProse(shown, columns)
    ? createParagraphs(shown, region)
    : createRows(shown, { columns, region });
}

interface ShownRow {
  readonly row: number;
  readonly cells: readonly SheetCell[];
  /** Words of its cells that are not shown. */
  readonly hidden: readonly string[];
}

function showRow({ row, isHidden, cells }: SheetRow, { sheet }: RegionContext): ShownRow {
  if (isHidden) return { row, cells: [], hidden: [joinCells(cells)] };
  const covered = cells.filter(({ column }) => sheet.isColumnHidden(column));
  const unshown = cells.flatMap(({ hidden }) => hidden ?? []);
  if (covered.length === 0 && unshown.length === 0) return { row, cells, hidden: [] };
  return {
    row,
    cells: cells.filter(
      ({ column, hidden }) => hidden === undefined && !sheet.isColumnHidden(column),
    ),
    hidden: [joinCells(covered), ...unshown],
  };
}

/** The columns in which anything is shown, from left to right: empty ones between tables of a sheet are layout. */
function listColumns(rows: readonly ShownRow[]): number[] {
  const columns = new Set<number>();
  for (const { cells } of rows) {
    for (const { column } of cells) columns.add(column);
  }
  return [...columns].sort((a, b) => a - b);
}

function isProse(rows: readonly ShownRow[], columns: readonly number[]): boolean {
  if (columns.length > 1) return false;
  const filled = rows.filter(({ cells }) => cells.length > 0);
  const cells = filled.flatMap((row) => row.cells);
  if (cells.some(({ facts }) => facts.type !== 'text')) return false;
  return filled.length === 1 || cells.some(({ text }) => text.length > longestLabel);
}

function createParagraphs(rows: readonly ShownRow[], region: RegionContext): Draft[] {
  const tracker = createLevelTracker();
  const drafts: Draft[] = [];
  for (const { row, cells, hidden } of rows) {
    hidden.forEach(region.hide);
    for (const cell of cells) {
      const { marks, ends } = markCell(cell, { row, region });
      const lines = cell.text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
      if (!takeRoom(region, { row, cells: [cell] })) return drafts;
      for (const [at, line] of lines.entries()) {
        const hints = { isProminent: cell.isBold === true };
        const facts = describeParagraph(tidyCell(line), { tracker, hints });
        const isPlain = facts.kind !== 'heading' || facts.number !== undefined;
        const first = { text: line, ...(at === 0 && marks.length > 0 ? { marks } : {}) };
        const last = at === lines.length - 1 && ends.length > 0 ? [{ text: '', marks: ends }] : [];
        drafts.push({
          ...facts,
          // The name of the sheet is above it.
          ...(isPlain ? {} : { level: 2 }),
          runs: [{ ...first, ...(cell.unseen ? { unseen: cell.unseen } : {}) }, ...last],
          gap: drafts.length === 0 ? 2 : 1,
        });
      }
    }
  }
  return drafts;
}

function createRows(
  rows: readonly ShownRow[],
  { columns, region }: { columns: readonly number[]; region: RegionContext },
): Draft[] {
  const places = new Map(columns.map((column, at) => [column, at]));
  const header = findHeader(rows, columns);
  region.context.tables += 1;
  const drafts: Draft[] = [];
  for (const shown of rows) {
    shown.hidden.forEach(region.hide);
    if (shown.cells.length === 0) continue;
    const cells = placeCells(shown, { places, region });
    if (!takeRoom(region, { row: shown.row, cells })) return drafts;
    const gap = drafts.length === 0 ? 2 : 1;
    const facts = { table: region.context.tables, isHeaderRow: shown === header, gap };
    drafts.push(createTableRow(cells, facts));
  }
  return drafts;
}

/** Reserves a row; remembers the first one that exceeds the budget. */
function takeRoom(
  { context, sheet }: RegionContext,
  { row, cells }: { row: number; cells: readonly { readonly text: string }[] },
): boolean {
  if (context.stop !== undefined) return false;
  if (context.budget.take({ characters: measureRow(cells) + 1, cells: cells.length })) return true;
  context.stop = { sheet: sheet.name, row: row + 1 };
  return false;
}

const empty: RowCell = { text: '', facts: {} };

function placeCells(
  { row, cells }: ShownRow,
  { places, region }: { places: ReadonlyMap<number, number>; region: RegionContext },
): RowCell[] {
  const placed: RowCell[] = [];
  for (const cell of cells) {
    const at = places.get(cell.column) ?? 0;
    while (placed.length < at) placed.push(empty);
    placed.push({
      text: tidyCell(cell.text),
      facts: cell.facts,
      ...markCell(cell, { row, region }),
      ...(cell.unseen === undefined ? {} : { unseen: cell.unseen }),
    });
  }
  return placed;
}

function markCell(
  cell: SheetCell,
  { row, region }: { row: number; region: RegionContext },
): { marks: readonly Mark[]; ends: readonly Mark[] } {
  const ids = region.findComments(row, cell.column);
  return {
    marks: [...region.takeMarks(), ...ids.map((id) => ({ kind: 'comment-start' as const, id }))],
    ends: ids.map((id) => ({ kind: 'comment-end' as const, id })),
  };
}

function findHeader(rows: readonly ShownRow[], columns: readonly number[]): ShownRow | undefined {
  const filled = rows.filter(({ cells }) => cells.length > 0).slice(0, rowsToLookAt);
  const at = columns.length === 1 ? 0 : filled.findIndex(({ cells }) => cells.length > 1);
  if (at < 0 || at > mostTitleRows) return undefined;
  const looked = filled.slice(at).map((row) => alignCells(row, columns.slice(0, 64)));
  return isHeaderRow(looked) ? filled[at] : undefined;
}

function alignCells({ cells }: ShownRow, columns: readonly number[]): LookedAtCell[] {
  const byColumn = new Map(cells.map((cell) => [cell.column, cell]));
  return columns.map((column) => {
    const cell = byColumn.get(column);
    if (cell === undefined) return { text: '' };
    const { facts, isBold } = cell;
    return {
      text: cell.text,
      ...(facts.type === undefined ? {} : { type: facts.type }),
      ...(isBold === undefined ? {} : { isBold }),
    };
  });
}
