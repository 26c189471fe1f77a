import { findTextDate } from '../sheet/text-dates.ts';
import { createDraft, type Draft } from '../source/draft.ts';
import { createRecordRows, findColumns, type TableRecord } from './record-table.ts';
import { createValueDrafts } from './text-value.ts';
import { dropTags } from './xml-inline.ts';
import { listChildren, type XmlNode } from './xml-tree.ts';

/** What the blocks of one document share. */
export interface DataOutline {
  readonly drafts: Draft[];
  tables: number;
}

/** Attributes that say in what a value is counted; they read as part of it. */
const units = /^(currency|currencyid|currencycode|unit|unitcode|units|uom|measure|ccy)$/i;

/** Adds an element of data: names as labels and headings, like siblings as tables. */
export function addData(
  node: XmlNode,
  { level, outline }: { level: number; outline: DataOutline },
): void {
  if (node.name === '') {
    addSiblings(listChildren(node), { level, outline });
    return;
  }
  const line = findLine(node);
  if (line !== undefined) {
    // An empty element is information by its presence.
    const blocks =
      line.value === ''
        ? [createDraft(line.label, { kind: 'paragraph' })]
        : createValueDrafts(line.label, line.value);
    for (const draft of blocks) outline.drafts.push(draft);
    return;
  }
  outline.drafts.push(createDraft(node.name, { kind: 'heading', level, gap: 2 }));
  for (const { name, value } of node.attributes)
    outline.drafts.push(createDraft(`@${name}: ${value}`, { kind: 'paragraph' }));
  addSiblings(listChildren(node), { level: level + 1, outline });
}

/** Adds sibling elements. Recurring similar ones become a table. */
function addSiblings(
  nodes: readonly XmlNode[],
  { level, outline }: { level: number; outline: DataOutline },
): void {
  let at = 0;
  while (at < nodes.length) {
    const name = nodes[at]?.name;
    let end = at + 1;
    while (nodes[end]?.name === name) end += 1;
    const group = nodes.slice(at, end);
    if (!addTable(group, outline)) for (const node of group) addData(node, { level, outline });
    at = end;
  }
}

function addTable(nodes: readonly XmlNode[], outline: DataOutline): boolean {
  if (nodes.length < 2) return false;
  const records: TableRecord[] = [];
  for (const node of nodes) {
    const record = createRecord(node);
    if (record === undefined) return false;
    records.push(record);
  }
  const columns = findColumns(records);
  if (columns === undefined) return false;
  outline.tables += 1;
  outline.drafts.push(createDraft(nodes[0]?.name ?? '', { kind: 'paragraph' }));
  const rows = createRecordRows(records, { columns, table: outline.tables });
  for (const row of rows) outline.drafts.push(row);
  return true;
}

/** An element whose children are all plain values of different names; nothing for any other. */
function createRecord(node: XmlNode): TableRecord | undefined {
  const record = new Map<string, { text: string; facts: ReturnType<typeof describe> }>();
  for (const { name, value } of node.attributes)
    record.set(`@${name}`, { text: value, facts: describe(value) });
  const children = listChildren(node);
  // Several values with the same name are listed one below the other: "rate: 1.08 USD".
  if (children.length === 0 && getOwnText(node) !== '') return undefined;
  for (const child of children) {
    const isValue = listChildren(child).length === 0 && child.attributes.every(isUnit);
    if (!isValue || record.has(child.name)) return undefined;
    const text = describeLeaf(child);
    record.set(child.name, { text, facts: describe(text) });
  }
  return record;
}

function describe(text: string) {
  const date = findTextDate(text, undefined);
  if (date !== undefined) return date;
  const isNumber = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/.test(text);
  return isNumber ? { type: 'number' as const, value: Number(text) } : { type: 'text' as const };
}

/** An element that reads as one line: a value, or nothing inside but one. */
function findLine(node: XmlNode): { label: string; value: string } | undefined {
  const children = listChildren(node);
  if (children.length === 0) return { label: node.name, value: describeLeaf(node) };
  const [only, ...more] = children;
  if (only === undefined || more.length > 0 || node.attributes.length > 0) return undefined;
  const inner = findLine(only);
  return inner && { label: `${node.name} / ${inner.label}`, value: inner.value };
}

/** A value followed by its unit, and other attributes in brackets. */
function describeLeaf(node: XmlNode): string {
  const own = tidyLines(dropTags(getOwnText(node)));
  const unit = node.attributes.filter(isUnit).map(({ value }) => value);
  const others = node.attributes.filter((attribute) => !isUnit(attribute));
  const listed = others.map(({ name, value }) => `@${name}: ${value}`).join(', ');
  const words = [own, ...unit].filter((word) => word !== '').join(' ');
  if (listed === '') return words;
  return words === '' ? listed : `${words} (${listed})`;
}

function isUnit({ name }: { readonly name: string }): boolean {
  return units.test(name);
}

function getOwnText(node: XmlNode): string {
  return node.children
    .filter((child) => typeof child === 'string')
    .join('')
    .trim();
}

/** A value wrapped by its file is one line; blank lines part paragraphs. */
function tidyLines(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join('\n\n');
}
