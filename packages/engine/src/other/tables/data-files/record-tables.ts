import type { SourceText } from '@clauselight/schema';
import { type CellStyle, readCell } from '../cell-values.ts';
import { type DataCell, type DataRow, type DataTable, quote } from '../data-table.ts';
import { assembleTable, nameTable } from '../list-tables.ts';
import type { DataContents, DataField, DataPart } from './fields.ts';

const fewestRecords = 2;
const mostColumns = 60;
const style: CellStyle = { mark: '.', hasNull: true };

/** The lists of like records in a data file as tables: a row for each record, a column for each of its keys. */
export function listRecordTables(
  { text }: SourceText,
  { parts, fields }: DataContents,
  from: number,
): readonly DataTable[] {
  const lists = groupRecords(parts, fields);
  return [...lists.values()]
    .filter(({ records }) => records.length >= fewestRecords)
    .flatMap((list, index) => createRecordTable(text, list, from + index) ?? []);
}

interface RecordDraft {
  readonly part: DataPart;
  readonly fields: { readonly name: string; readonly field: DataField }[];
}

interface RecordList {
  readonly owner: DataPart | undefined;
  readonly records: RecordDraft[];
}

/** The innermost list decides: an item within an item is a record of its own. */
function groupRecords(parts: readonly DataPart[], fields: readonly DataField[]) {
  const lists = new Map<string, RecordList>();
  const byPart = new Map<DataPart, RecordDraft>();
  for (const part of parts) {
    if (part.item === 0) continue;
    const owner = part.parent;
    const key = part.path.join('\t');
    const list = lists.get(key) ?? { owner, records: [] };
    lists.set(key, list);
    const record = { part, fields: [] };
    list.records.push(record);
    byPart.set(part, record);
  }
  for (const field of fields) {
    const item = findItem(field.part);
    const record = item && byPart.get(item);
    if (item === undefined || record === undefined) continue;
    record.fields.push({ name: field.path.slice(item.path.length).join('.'), field });
  }
  return lists;
}

function findItem(part: DataPart | undefined): DataPart | undefined {
  let at = part;
  while (at !== undefined && at.item === 0) at = at.parent;
  return at;
}

function createRecordTable(
  text: string,
  { owner, records }: RecordList,
  number: number,
): DataTable | undefined {
  const columns = new Map<string, { readonly index: number; readonly field: DataField }>();
  for (const { fields } of records) {
    for (const { name, field } of fields) {
      if (!columns.has(name) && columns.size < mostColumns)
        columns.set(name, { index: columns.size, field });
    }
  }
  if (columns.size === 0) return undefined;
  const header = [...columns].map(([name, { field }]): DataCell => {
    return { ...field.key, words: name, kind: 'text' };
  });
  const first = header[0] ?? { start: 0, end: 0 };
  return assembleTable({
    number,
    name: nameTable(number, owner && quote(text, owner.block)),
    header: { start: first.start, end: first.end, cells: header, number: 1 },
    below: records.map((record, at) => createRow(text, { record, columns, number: at + 2 })),
    isRecords: true,
  });
}

interface RowParts {
  readonly record: RecordDraft;
  readonly columns: ReadonlyMap<string, { readonly index: number }>;
  readonly number: number;
}

function createRow(text: string, { record, columns, number }: RowParts): DataRow {
  const { start, end } = record.part.block;
  const cells: DataCell[] = [];
  for (const { name, field } of record.fields) {
    const at = columns.get(name)?.index;
    if (at === undefined) continue;
    while (cells.length <= at) cells.push({ start, end: start, words: '', kind: 'empty' });
    cells[at] = readCell(text, field.value, style);
  }
  return { start, end, cells, number };
}
