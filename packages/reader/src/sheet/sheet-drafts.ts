import type { Draft } from '../source/draft.ts';
import { createDraft } from '../source/draft.ts';
import { dropCoveredCells } from './covered-cells.ts';
import { createRegionDrafts } from './region-drafts.ts';
import type { CellComment, Sheet, SheetRow } from './sheet.ts';
import {
  createHiddenMark,
  createRegionContext,
  joinCells,
  type SheetContext,
} from './sheet-context.ts';

/** Blocks of one sheet: its name, its tables and paragraphs, what is beside its cells. */
export function createSheetDrafts(sheet: Sheet, context: SheetContext): Draft[] {
  if (sheet.isHidden) return createHiddenSheet(sheet, context);
  const rows = dropCoveredCells(sheet.rows, sheet.merges);
  const filled = addCommentedCells(rows, sheet.comments);
  const region = createRegionContext(sheet, context);
  const blocks: Draft[] = [];
  for (const part of splitRegions(filled)) {
    for (const draft of createRegionDrafts(part, region)) blocks.push(draft);
    if (context.stop !== undefined) break;
  }
  const rest = region.takeMarks();
  const trailer: Draft[] =
    rest.length === 0 ? [] : [{ kind: 'paragraph', runs: [{ text: '', marks: rest }] }];
  const parts = [...blocks, ...trailer, ...sheet.beside];
  // Names of unused sheets are not part of the text.
  if (parts.length === 0) return [];
  const name = createDraft(sheet.name, { kind: 'heading', level: 1, gap: 2 });
  return [name, ...parts];
}

function createHiddenSheet(sheet: Sheet, context: SheetContext): Draft[] {
  const lines = [sheet.name];
  let length = 0;
  for (const row of sheet.rows) {
    if (length > context.hiddenRoom) break;
    const line = joinCells(row.cells);
    length += line.length;
    lines.push(line);
  }
  const mark = createHiddenMark(lines.join('\n'), context);
  return mark === undefined ? [] : [{ kind: 'paragraph', runs: [{ text: '', marks: [mark] }] }];
}

/** Rows with an empty cell wherever a comment is on one. */
function addCommentedCells(
  rows: readonly SheetRow[],
  comments: readonly CellComment[],
): readonly SheetRow[] {
  if (comments.length === 0) return rows;
  const byRow = new Map(rows.map((row) => [row.row, row]));
  for (const { row, column } of comments) {
    const known = byRow.get(row) ?? { row, isHidden: false, cells: [] };
    if (known.cells.some((cell) => cell.column === column)) continue;
    const cells = [...known.cells, { column, text: '', facts: {} }];
    byRow.set(row, { ...known, cells: cells.sort((a, b) => a.column - b.column) });
  }
  return [...byRow.values()].sort((a, b) => a.row - b.row);
}

/** Cuts rows where a whole row is empty. */
function splitRegions(rows: readonly SheetRow[]): SheetRow[][] {
  const regions: SheetRow[][] = [];
  for (const row of rows) {
    if (row.cells.length === 0) continue;
    const open = regions.at(-1);
    const last = open?.at(-1);
    if (open !== undefined && last !== undefined && row.row - last.row <= 1) open.push(row);
    else regions.push([row]);
  }
  return regions;
}
