import { countOf, joinSome, quoteWords } from '@clauselight/core';
import type { Remark } from '../../remark.ts';
import { tableCatalog } from '../catalog.ts';
import { type DataTable, describeTable, quote } from '../data-table.ts';
import type { TableDocument } from '../table-analysis.ts';

/** Columns that share a name, and columns of data without one. */
export function checkColumnNames(document: TableDocument): readonly Remark[] {
  return document.tables.flatMap((table) => [
    ...remarkSame(table, document),
    ...remarkNameless(table, document),
  ]);
}

function remarkSame(table: DataTable, { sourceText, tables }: TableDocument): readonly Remark[] {
  const byName = new Map<string, number[]>();
  for (const [index, cell] of (table.header?.cells ?? []).entries()) {
    if (cell.kind === 'empty') continue;
    const name = cell.words.trim().toLowerCase();
    const known = byName.get(name);
    if (known === undefined) byName.set(name, [index]);
    else known.push(index);
  }
  const same = [...byName.values()].filter((indices) => indices.length > 1);
  const cells = same.flatMap((indices) => indices.flatMap((at) => table.header?.cells[at] ?? []));
  if (cells.length === 0) return [];
  const names = same.map(
    (indices) => `${quoteWords(table.names[indices[0] ?? 0] ?? '', 40)} (${indices.length} times)`,
  );
  return [
    tableCatalog.createRemark('TAB-01', {
      title: 'Columns of the same name',
      points: 0,
      notice: `${countOf(same.length, 'name heads', 'names head')} several columns${describeTable(table, tables)}: ${joinSome(names)}.`,
      nextStep: 'Give each column a name that says how it differs.',
      evidence: cells.slice(0, 40).map((cell) => quote(sourceText.text, cell)),
    }),
  ];
}

function remarkNameless(
  table: DataTable,
  { sourceText, tables }: TableDocument,
): readonly Remark[] {
  const { header, names } = table;
  if (header === undefined || table.rows.length < 2) return [];
  const filled = new Set<number>();
  for (const { cells } of table.rows.slice(0, 200))
    for (const [index, cell] of cells.entries()) if (cell.kind !== 'empty') filled.add(index);
  // The corner above the names of the rows is empty in many a good table.
  const missing = names
    .map((_, index) => index)
    .filter((index) => index > 0 && filled.has(index) && (header.cells[index]?.words ?? '') === '');
  if (missing.length === 0) return [];
  const cells = missing.flatMap(
    (index) =>
      table.rows.find(({ cells: row }) => (row[index]?.words ?? '') !== '')?.cells[index] ?? [],
  );
  return [
    tableCatalog.createRemark('TAB-01', {
      title: 'Columns without a name',
      points: 0,
      notice: `${countOf(missing.length, 'column')}${describeTable(table, tables)} ${missing.length === 1 ? 'holds' : 'hold'} data below an empty header: ${joinSome(missing.map((index) => `column ${index + 1}`))}.`,
      nextStep: 'What do they hold? Name them, or move stray cells to where they belong.',
      evidence: cells.slice(0, 40).map((cell) => quote(sourceText.text, cell)),
    }),
  ];
}
