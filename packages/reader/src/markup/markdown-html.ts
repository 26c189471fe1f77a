import type { FootnoteDefinition, Nodes, Parents, Root, Table, TableRow } from 'mdast';

/** What is looked up while a document is written out. */
interface HtmlOutput {
  /** Notes in the order in which they are referred to, by their name. */
  readonly notes: Map<string, number>;
  readonly definitions: Map<string, FootnoteDefinition>;
  readonly parts: string[];
}

/** Elements in elements beyond this depth are left out. */
const deepest = 200;

/** Writes Markdown trees as HTML, without link targets and images. */
export interface HtmlWriter {
  /** Adds the next part of the document. */
  add(root: Root): void;
  /** All that was added, notes at the end. */
  finish(): string;
}

export function createHtmlWriter(): HtmlWriter {
  const writing: HtmlOutput = { notes: new Map(), definitions: new Map(), parts: [] };
  return {
    add(root) {
      collectNotes(root, writing.definitions);
      write(root, { writing, depth: 0 });
    },
    finish() {
      writeNotes(writing);
      return writing.parts.join('');
    },
  };
}

interface WritePosition {
  readonly writing: HtmlOutput;
  readonly depth: number;
}

const wrappers: Readonly<Partial<Record<Nodes['type'], string>>> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  strong: 'b',
  emphasis: 'i',
  delete: 's',
};

function write(node: Nodes, place: WritePosition): void {
  const { writing } = place;
  const tag = findTag(node);
  const leaf = getLeaf(node, writing);
  if (leaf !== undefined) writing.parts.push(leaf);
  else if (node.type === 'listItem') writeItem(node, place);
  else if (node.type === 'table') writeTable(node, place);
  else if (!('children' in node) || node.type === 'footnoteDefinition') return;
  else if (tag !== undefined) wrap(tag, { node, place, attributes: getAttributes(node) });
  else writeChildren(node, place);
}

function findTag(node: Nodes): string | undefined {
  if (node.type === 'heading') return `h${node.depth}`;
  if (node.type === 'list') return node.ordered === true ? 'ol' : 'ul';
  return wrappers[node.type];
}

function getAttributes(node: Nodes): string {
  return node.type === 'list' && typeof node.start === 'number' ? ` start="${node.start}"` : '';
}

function getLeaf(node: Nodes, writing: HtmlOutput): string | undefined {
  switch (node.type) {
    case 'text':
      return writeText(node.value);
    case 'code':
      return `<pre>\n${escapeHtml(node.value)}</pre>`;
    case 'inlineCode':
      return `<code>${escapeHtml(node.value)}</code>`;
    case 'break':
      return '<br>';
    case 'thematicBreak':
      return '<hr>';
    case 'html':
      return node.value;
    case 'footnoteReference':
      return getReference(node.identifier, writing);
    default:
      return undefined;
  }
}

function writeChildren(node: Parents, { writing, depth }: WritePosition): void {
  if (depth >= deepest) return;
  for (const child of node.children) write(child, { writing, depth: depth + 1 });
}

function wrap(
  tag: string,
  { node, place, attributes = '' }: { node: Parents; place: WritePosition; attributes?: string },
): void {
  const { parts } = place.writing;
  parts.push(`<${tag}${attributes}>`);
  writeChildren(node, place);
  parts.push(`</${tag}>`);
}

function writeItem(node: Extract<Nodes, { type: 'listItem' }>, place: WritePosition): void {
  const { checked } = node;
  const box = checked === true ? '☒' : '☐';
  const attributes = typeof checked === 'boolean' ? ` style="list-style-type: '${box}'"` : '';
  wrap('li', { node, place, attributes });
}

function writeTable(table: Table, place: WritePosition): void {
  const { parts } = place.writing;
  parts.push('<table>');
  for (const [index, row] of table.children.entries())
    writeRow(row, { place, tag: index === 0 ? 'th' : 'td' });
  parts.push('</table>');
}

function writeRow(row: TableRow, { place, tag }: { place: WritePosition; tag: 'th' | 'td' }): void {
  place.writing.parts.push('<tr>');
  for (const node of row.children) wrap(tag, { node, place });
  place.writing.parts.push('</tr>');
}

function getReference(name: string, { notes }: HtmlOutput): string {
  const number = notes.get(name) ?? notes.size + 1;
  notes.set(name, number);
  return `<sup><a href="#note-${number}">[${number}]</a></sup>`;
}

function collectNotes(root: Root, definitions: Map<string, FootnoteDefinition>): void {
  for (const node of root.children) {
    if (node.type !== 'footnoteDefinition') continue;
    const known = definitions.get(node.identifier);
    // Where a part of the document ends with the first lines of all notes, the whole one has more to it.
    if (known === undefined || known.children.length < node.children.length)
      definitions.set(node.identifier, node);
  }
}

function writeNotes(writing: HtmlOutput): void {
  // A note may refer to notes that follow it.
  for (const [name, number] of writing.notes) {
    const node = writing.definitions.get(name);
    if (node === undefined) continue;
    writing.parts.push(`<div id="note-${number}">[${number}] `);
    const [first, ...more] = node.children;
    const place = { writing, depth: 1 };
    if (first?.type === 'paragraph') writeChildren(first, place);
    else if (first !== undefined) write(first, place);
    for (const child of more) write(child, place);
    writing.parts.push('</div>');
  }
}

/** Line ends are spaces in Markdown; but a line that opens a clause was meant to be alone. */
function writeText(text: string): string {
  return escapeHtml(text).replace(
    /([.:;,]|\band|\bor)\n(?=\(?(?:[a-z]|[ivx]{1,5}|\d{1,2})[.)]\s)/gi,
    '$1<br>',
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
