import { describeParagraph } from '../block-types/describe.ts';
import { createLevelTracker, type LevelTracker } from '../block-types/levels.ts';
import { createDraft, type Draft } from '../source/draft.ts';
import { createRow } from '../source/table.ts';
import { getInlineText } from './xml-inline.ts';
import {
  cellNames,
  headingNames,
  itemNames,
  labelNames,
  paragraphNames,
  rowNames,
  tableNames,
  type XmlShape,
} from './xml-shape.ts';
import { listChildren, type XmlNode } from './xml-tree.ts';

interface Prose {
  readonly shapes: ReadonlyMap<XmlNode, XmlShape>;
  readonly tracker: LevelTracker;
  readonly drafts: Draft[];
  /** A number waiting for the words it is in front of. */
  label: string;
  tables: number;
}

/** The blocks of a document of prose: paragraphs, headings, lists, tables, and labeled values around them. */
export function createProseDrafts(root: XmlNode, shapes: ReadonlyMap<XmlNode, XmlShape>): Draft[] {
  const prose: Prose = { shapes, tracker: createLevelTracker(), drafts: [], label: '', tables: 0 };
  walk(root, { depth: 0, prose });
  flushLabel(prose);
  return prose.drafts;
}

interface ProsePosition {
  /** Headings that are above. */
  readonly depth: number;
  readonly prose: Prose;
  /** Set inside an item of a list. */
  readonly kind?: 'list-item';
}

function walk(node: XmlNode, place: ProsePosition): void {
  const { prose } = place;
  if (tableNames.has(node.name) && addTable(node, prose)) return;
  if (addBlock(node, place)) return;
  const hasHeading = listChildren(node).some(({ name }) => headingNames.has(name));
  const inner = {
    ...place,
    depth: place.depth + (hasHeading ? 1 : 0),
    ...(itemNames.has(node.name) ? { kind: 'list-item' as const } : {}),
  };
  for (const child of node.children) {
    if (typeof child !== 'string') walk(child, inner);
    else if (child.trim() !== '') addWords(child.replace(/\s+/g, ' ').trim(), inner);
  }
}

/** Adds an element that is one block; false if it holds several. */
function addBlock(node: XmlNode, place: ProsePosition): boolean {
  const { prose } = place;
  const shape = prose.shapes.get(node);
  if (shape === undefined || shape.hasBlock) return false;
  const { name } = node;
  if (labelNames.has(name)) prose.label = getInlineText(node).text;
  else if (headingNames.has(name)) addHeading(node, place);
  else if (itemNames.has(name)) addText(node, { ...place, kind: 'list-item' });
  else if (paragraphNames.has(name) || (shape.hasText && !shape.isLeaf)) addText(node, place);
  else if (shape.isLeaf) addLeaf(node, prose);
  else return false;
  return true;
}

/** A named value among the prose: its author, its date. Text without markup inside text is a paragraph. */
function addLeaf(node: XmlNode, prose: Prose): void {
  const { text } = getInlineText(node);
  if (text === '') return;
  if (/^(text|para|line|l|note|quote|content|t)$/i.test(node.name)) addWords(text, { prose });
  else {
    flushLabel(prose);
    prose.drafts.push(createDraft(`${node.name}: ${text}`, { kind: 'paragraph' }));
  }
}

function addHeading(node: XmlNode, { depth, prose }: ProsePosition): void {
  const { text } = getInlineText(node);
  if (text === '') return;
  const words = takeLabel(prose, text);
  const { number } = describeParagraph(words, { tracker: prose.tracker });
  const level = Math.max(1, depth);
  const facts = number === undefined ? {} : { number };
  prose.drafts.push(createDraft(words, { kind: 'heading', level, gap: 2, ...facts }));
}

type WordPosition = Omit<ProsePosition, 'depth'>;

function addText(node: XmlNode, place: WordPosition): void {
  const { prose } = place;
  const { text, notes } = getInlineText(node);
  if (text !== '') addWords(text, place);
  for (const note of notes) {
    const words = getInlineText(note).text;
    if (words !== '') prose.drafts.push(createDraft(words, { kind: 'footnote' }));
  }
}

function addWords(text: string, { prose, kind }: WordPosition): void {
  const words = takeLabel(prose, text);
  const facts = describeParagraph(words, { tracker: prose.tracker });
  prose.drafts.push(createDraft(words, { ...facts, ...(kind === undefined ? {} : { kind }) }));
}

function takeLabel(prose: Prose, text: string): string {
  const { label } = prose;
  prose.label = '';
  return label === '' || text.startsWith(label) ? text : `${label} ${text}`;
}

/** A number without text after it is a block of its own. */
function flushLabel(prose: Prose): void {
  if (prose.label !== '') prose.drafts.push(createDraft(prose.label, { kind: 'paragraph' }));
  prose.label = '';
}

/** Adds a table of rows and cells; false if it has none. */
function addTable(node: XmlNode, prose: Prose): boolean {
  const rows = findRows(node);
  if (rows.length === 0) return false;
  for (const title of listChildren(node).filter(({ name }) => /^(title|caption|head)$/.test(name)))
    addText(title, { prose });
  flushLabel(prose);
  prose.tables += 1;
  for (const { cells, isHeader } of rows) {
    const drafts = cells.map((cell): Draft[] => {
      const { text } = getInlineText(cell);
      return text === '' ? [] : [createDraft(text, { kind: 'paragraph' })];
    });
    const row = createRow(drafts, { table: prose.tables, isHeaderRow: isHeader });
    for (const draft of row) prose.drafts.push(draft);
  }
  return true;
}

interface ProseRow {
  readonly cells: readonly XmlNode[];
  readonly isHeader: boolean;
}

function findRows(node: XmlNode): ProseRow[] {
  return listChildren(node).flatMap((child): ProseRow[] => {
    if (!rowNames.has(child.name)) return cellNames.has(child.name) ? [] : findRows(child);
    const cells = listChildren(child).filter(({ name }) => cellNames.has(name));
    const isHeader = node.name === 'thead' || cells.every(({ name }) => name === 'th');
    return cells.length === 0 ? [] : [{ cells, isHeader }];
  });
}
