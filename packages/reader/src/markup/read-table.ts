import type { Draft } from '../source/draft.ts';
import { createRow } from '../source/table.ts';
import type { MarkupContext } from './context.ts';
import { addPrefix, finishUnits, isBareLabel } from './finish-units.ts';
import { type GridRow, tidyColumns } from './table-grid.ts';
import { getBlockText, type Unit } from './units.ts';

/** The result of a table: its rows, or only the blocks of its cells if it is a layout table. */
export function finishTable(rows: readonly GridRow[], context: MarkupContext): Unit[] {
  const tidy = tidyColumns(rows);
  if (tidy.every((row) => row.cells.length < 2)) return tidy.flatMap((row) => row.cells.flat());
  if (isListOfClauses(tidy)) return tidy.flatMap(joinLabelRow);
  const table = context.tables + 1;
  const isAllHeader = tidy.every((row) => row.isHeader);
  const boldRow = findBoldHeader(tidy);
  const drafts = tidy.flatMap((row) => {
    const cells = row.cells.map((units) => finishUnits(units, { context, isCell: true }));
    return createRow(cells, {
      table,
      isHeaderRow: (row.isHeader && !isAllHeader) || row === boldRow,
    });
  });
  if (drafts.some((draft) => draft.table === table)) context.tables = table;
  return drafts.map(toUnit);
}

/** The first row where it alone is bold, in a table without header cells: it names the columns. */
function findBoldHeader(rows: readonly GridRow[]): GridRow | undefined {
  const [first, ...others] = rows;
  if (first === undefined || listFilled(first).length < 2 || rows.some((row) => row.isHeader))
    return undefined;
  return isBold(first) && others.some((row) => !isBold(row)) ? first : undefined;
}

function isBold(row: GridRow): boolean {
  return row.cells.flat().every((unit) => unit.type === 'block' && unit.isBold);
}

function toUnit(draft: Draft): Unit {
  return { type: 'draft', draft };
}

/**
 * Whether a table only sets labels beside paragraphs: at most two cells of a row are filled, and of the rows
 * with two, most begin with a label alone.
 */
function isListOfClauses(rows: readonly GridRow[]): boolean {
  let pairs = 0;
  let labeled = 0;
  for (const row of rows) {
    const filled = listFilled(row);
    if (row.isHeader || filled.length > 2) return false;
    if (filled.length < 2) continue;
    pairs += 1;
    if (isLabelRow(filled)) labeled += 1;
  }
  return labeled > 0 && labeled * 2 >= pairs;
}

function listFilled(row: GridRow): (readonly Unit[])[] {
  return row.cells.filter((units) => units.length > 0);
}

function isLabelRow([label = [], body = []]: readonly (readonly Unit[])[]): boolean {
  const [first, ...more] = label;
  if (first?.type !== 'block' || more.length > 0 || !isBareLabel(getBlockText(first))) return false;
  const [words] = body;
  return words?.type !== 'block' || /\p{L}\p{L}/u.test(getBlockText(words));
}

function joinLabelRow(row: GridRow): Unit[] {
  const filled = listFilled(row);
  const units = filled.flat();
  const [label, body, ...more] = units;
  if (filled.length < 2 || !isLabelRow(filled)) return units;
  if (label?.type !== 'block' || body?.type !== 'block') return units;
  const joined = addPrefix(body, label);
  return joined === undefined ? units : [joined, ...more];
}
