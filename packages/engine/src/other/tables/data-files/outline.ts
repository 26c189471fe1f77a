import type { DataKey, DataOutline, Evidence, Span } from '@clauselight/schema';
import { readCell } from '../cell-values.ts';
import { type CellKind, quote } from '../data-table.ts';
import type { ProfiledTable, TableDocument } from '../table-analysis.ts';
import type { DataContents, DataPart } from './fields.ts';
import { findKnownType } from './known-types.ts';

const mostParts = 200;
const mostKeys = 200;

/** What a data file consists of: its kind, its parts and its keys. */
export function describeOutline(contents: DataContents, document: TableDocument): DataOutline {
  const { text } = document.sourceText;
  const keys = listKeys(contents, document);
  const type = findKnownType(
    contents,
    text,
    keys.map(({ path }) => path),
  );
  const levels = contents.parts.map(({ path }) => path.length);
  const fieldDepth =
    contents.fields.some(({ part }) => part === undefined) || contents.tableParts.length > 0
      ? 1
      : 0;
  return {
    ...(type !== undefined && { type }),
    values: countValues(contents, document),
    depth: levels.reduce((most, level) => Math.max(most, level + 1), fieldDepth),
    parts: describeParts(contents, document),
    keys: keys.slice(0, mostKeys),
  };
}

function countValues({ fields, listItems }: DataContents, { tables }: TableDocument): number {
  const cells = tables
    .filter(({ isRecords }) => !isRecords)
    .reduce(
      (sum, { columns }) => sum + columns.reduce((all, column) => all + column.cells.length, 0),
      0,
    );
  return fields.length + listItems + cells;
}

function describeParts(
  { parts, fields, tableParts }: DataContents,
  { sourceText, tables }: TableDocument,
): DataOutline['parts'] {
  const values = new Map<DataPart, number>();
  const items = new Map<DataPart, number>();
  const add = (counts: Map<DataPart, number>, part: DataPart | undefined, count: number) => {
    if (part !== undefined) counts.set(part, (counts.get(part) ?? 0) + count);
  };
  for (const { part } of fields) add(values, part, 1);
  for (const part of parts) if (part.item > 0) add(items, part.parent, 1);
  for (const [at, part] of tableParts.entries()) add(items, part, tables[at]?.rows.length ?? 0);
  // What every item of a list has is one part of the outline.
  const drafts = new Map<string, DataOutline['parts'][number]>();
  for (const part of parts) {
    if (part.item > 0) continue;
    const path = part.path.join('\t');
    const known = drafts.get(path);
    if (known === undefined && drafts.size === mostParts) continue;
    const draft = known ?? {
      label: part.label,
      level: part.path.length,
      values: 0,
      items: 0,
      evidence: quote(sourceText.text, part.block),
    };
    draft.values += values.get(part) ?? 0;
    draft.items += items.get(part) ?? 0;
    drafts.set(path, draft);
  }
  return [...drafts.values()];
}

interface KeyDraft {
  count: number;
  readonly types: Set<string>;
  readonly evidence: Evidence;
  isOptional: boolean;
}

const typeNames: Readonly<Partial<Record<CellKind, string>>> = {
  number: 'number',
  money: 'number',
  percent: 'number',
  date: 'date',
  time: 'time',
  boolean: 'true or false',
  missing: 'nothing',
  empty: 'nothing',
};

function listKeys(contents: DataContents, document: TableDocument): readonly DataKey[] {
  const { text } = document.sourceText;
  const keys = new Map<string, KeyDraft>();
  const add = (path: string, span: Span, kind: CellKind) => {
    const known = keys.get(path);
    const draft = known ?? {
      count: 0,
      types: new Set(),
      evidence: quote(text, span),
      isOptional: false,
    };
    if (known === undefined) keys.set(path, draft);
    draft.count += 1;
    draft.types.add(typeNames[kind] ?? 'text');
  };
  for (const { path, key, value } of contents.fields) {
    const { kind } = readCell(text, value, { mark: '.', hasNull: true });
    add(path.join('.'), key, kind);
  }
  const places = [...contents.tableParts];
  for (const [at, table] of document.tables.entries())
    addColumns({ table, part: places[at], keys, text });
  return [...keys]
    .filter(([, { evidence }]) => evidence.quote !== '')
    .map(([path, { count, types, evidence, isOptional }]) => ({
      path,
      count,
      types: [...types].sort(),
      isOptional,
      evidence,
    }));
}

interface ColumnKeys {
  readonly table: ProfiledTable;
  readonly part: DataPart | undefined;
  readonly keys: Map<string, KeyDraft>;
  readonly text: string;
}

/** Columns of a table are keys; those of records are keys already, and only tell which may be missing. */
function addColumns({ table, part, keys, text }: ColumnKeys): void {
  for (const { name, header, cells, empty, kinds } of table.columns) {
    const path = table.isRecords
      ? `${table.name}.${name}`
      : [...(part?.path ?? []), name].join('.');
    const known = keys.get(path);
    if (known !== undefined) known.isOptional ||= empty > 0;
    if (table.isRecords || known !== undefined || header === undefined || cells.length === 0)
      continue;
    const types = new Set([...kinds.keys()].map((kind) => typeNames[kind] ?? 'text'));
    types.delete('nothing');
    keys.set(path, {
      count: cells.length,
      types,
      evidence: quote(text, header),
      isOptional: empty > 0,
    });
  }
}
