import { findTextDate } from '../sheet/text-dates.ts';
import { createDraft, type Draft } from '../source/draft.ts';
import type { JsonScalar } from './json-token.ts';
import type { JsonArray, JsonNode, JsonObject } from './json-tree.ts';
import { createRecordRows, findColumns, type TableRecord } from './record-table.ts';
import { createValueDrafts } from './text-value.ts';

/** Values nested deeper are shown as they are written. */
const deepest = 24;
/** A list of at most this many short values is written on one line. */
const mostOnLine = 8;
const longestOnLine = 24;

/** What the blocks of one document share. */
interface Outline {
  /** The document as written. */
  readonly source: string;
  readonly drafts: Draft[];
  tables: number;
}

/** The blocks of a document: keys as labels and headings, lists of like objects as tables. */
export function createJsonDrafts(values: readonly JsonNode[], source: string): Draft[] {
  const outline: Outline = { source, drafts: [], tables: 0 };
  const [first] = values;
  if (first === undefined) return [];
  if (values.length === 1) addRoot(first, outline);
  else addItems(values, { label: 'Record', level: 1, outline });
  return outline.drafts;
}

interface OutlinePosition {
  readonly label: string;
  /** Of a heading for the value. */
  readonly level: number;
  readonly outline: Outline;
}

function addRoot(node: JsonNode, outline: Outline): void {
  if (isScalar(node)) {
    for (const draft of createItemDrafts(node)) outline.drafts.push(draft);
    return;
  }
  const [only, ...more] = node.kind === 'array' ? node.items : [node];
  if (only?.kind === 'object' && more.length === 0) addEntries(only, { level: 1, outline });
  else if (node.kind === 'array') addItems(node.items, { label: 'Item', level: 1, outline });
}

function addEntries(
  { entries }: JsonObject,
  { level, outline }: { level: number; outline: Outline },
): void {
  for (const { key, node } of entries) {
    addValue(node, { label: key.trim() === '' ? '""' : key, level, outline });
  }
}

function addValue(node: JsonNode, place: OutlinePosition): void {
  const { label, level, outline } = place;
  if (node.kind !== 'object' && node.kind !== 'array') {
    for (const draft of createValueDrafts(label, node.text)) outline.drafts.push(draft);
    return;
  }
  const line = level > deepest ? getSource(node, outline) : findLine(node);
  if (line !== undefined) {
    outline.drafts.push(createDraft(`${label}: ${line}`, { kind: 'paragraph' }));
    return;
  }
  outline.drafts.push(createDraft(label, { kind: 'heading', level, gap: 2 }));
  if (node.kind === 'object') addEntries(node, { level: level + 1, outline });
  else addItems(node.items, { label, level: level + 1, outline });
}

function getSource({ span }: JsonObject | JsonArray, { source }: Outline): string {
  return source.slice(span.start, span.end).replace(/\s+/g, ' ');
}

/** A value short enough for a line: an empty one, or a few words and figures. */
function findLine(node: JsonObject | JsonArray): string | undefined {
  if (node.kind === 'object') return node.entries.length === 0 ? '{}' : undefined;
  if (node.items.length === 0) return '[]';
  if (node.items.length > mostOnLine) return undefined;
  const isShort = (item: JsonNode) =>
    isScalar(item) && item.text.length <= longestOnLine && !item.text.includes('\n');
  if (!node.items.every(isShort)) return undefined;
  return node.items.map((item) => (isScalar(item) ? item.text : '')).join(', ');
}

function addItems(items: readonly JsonNode[], place: OutlinePosition): void {
  const { label, level, outline } = place;
  const records = listRecords(items);
  const columns = records === undefined ? undefined : findColumns(records);
  if (records !== undefined && columns !== undefined) {
    outline.tables += 1;
    const rows = createRecordRows(records, { columns, table: outline.tables });
    for (const row of rows) outline.drafts.push(row);
    return;
  }
  for (const [at, item] of items.entries()) {
    if (isScalar(item)) for (const draft of createItemDrafts(item)) outline.drafts.push(draft);
    else addValue(item, { label: `${label} ${at + 1}`, level, outline });
  }
}

/** An item of a list; one of several lines gives their paragraphs. */
function createItemDrafts({ text }: JsonScalar): Draft[] {
  if (!text.trim().includes('\n')) return [createDraft(text, { kind: 'list-item' })];
  return createValueDrafts('•', text).slice(1);
}

function isScalar(node: JsonNode): node is JsonScalar {
  return node.kind !== 'object' && node.kind !== 'array';
}

/** The items as records; nothing unless each is an object, or a list, of plain values. */
function listRecords(items: readonly JsonNode[]): TableRecord[] | undefined {
  const records: TableRecord[] = [];
  for (const item of items) {
    const record = item.kind === 'object' ? createRecord(item) : undefined;
    if (record === undefined) return undefined;
    records.push(record);
  }
  return records;
}

function createRecord({ entries }: JsonObject): TableRecord | undefined {
  const record = new Map<string, { text: string; facts: ReturnType<typeof describe> }>();
  for (const { key, node } of entries) {
    if (!isScalar(node) || record.has(key)) return undefined;
    record.set(key, { text: node.text, facts: describe(node) });
  }
  return record;
}

function describe({ kind, text }: JsonScalar) {
  if (kind === 'number') {
    const value = Number(text);
    return Number.isFinite(value)
      ? { type: 'number' as const, value }
      : { type: 'number' as const };
  }
  if (kind === 'string') return findTextDate(text, undefined) ?? { type: 'text' as const };
  if (text === 'null') return {};
  return { type: 'boolean' as const, value: text === 'true' };
}
