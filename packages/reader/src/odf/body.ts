import { type Draft, getDraftText } from '../source/draft.ts';
import { findChild, listElements, type XmlElement } from '../xml/tree.ts';
import type { OdtContext } from './context.ts';
import type { InlineNote } from './inline.ts';
import { openItem, parseStart } from './lists.ts';
import { isMark, readMark } from './marks.ts';
import { readParagraph } from './paragraph.ts';
import { getPlainText } from './plain-text.ts';
import { isColored, type StyleFamily } from './styles.ts';
import { readTable } from './table.ts';

type ReadBlock = (element: XmlElement, context: OdtContext) => void;

const blocks: ReadonlyMap<string, ReadBlock> = new Map([
  ['text:p', readParagraphWithAttachments],
  ['text:h', readParagraphWithAttachments],
  ['text:list', readList],
  ['text:numbered-paragraph', readNumberedParagraph],
  ['text:section', readSection],
  ['table:table', (element, context) => readTable(element, { context, readBody })],
]);
/** Elements that only contain blocks: indexes, frames, shapes. */
const wrappers = /^(text:(index-body|index-title|list-item|list-header)|draw:[\w-]+|table:shapes)$/;
const indexes = /^text:(table-of-content|[a-z]+-index|bibliography)$/;

/** Reads paragraphs, lists and tables in order, each followed by its text boxes and notes. */
export function readBody(element: XmlElement, context: OdtContext): void {
  for (const child of listElements(element)) readBlock(child, context);
}

/** Reads separate content, such as a cell or a header, and returns its blocks. */
export function readApart(element: XmlElement, context: OdtContext): Draft[] {
  const drafts: Draft[] = [];
  readBody(element, { ...context, item: undefined, drafts });
  return drafts;
}

function readBlock(element: XmlElement, context: OdtContext): void {
  const read = blocks.get(element.name);
  if (read !== undefined) {
    read(element, context);
  } else if (isMark(element)) {
    const mark = readMark(element, context);
    if (mark !== undefined) context.pending.push(mark);
  } else if (indexes.test(element.name)) {
    readIndex(element, context);
  } else if (wrappers.test(element.name)) {
    readBody(element, enter(element, { context, family: 'graphic' }));
  }
}

/** The state inside something that may have a background. */
function enter(
  { attributes }: XmlElement,
  { context, family }: { context: OdtContext; family: StyleFamily },
): OdtContext {
  const name = attributes['style-name'];
  if (name === undefined || context.isOnColor) return context;
  const { background } = context.styles.getStyle(family, name);
  return isColored(background) ? { ...context, isOnColor: true } : context;
}

function readParagraphWithAttachments(element: XmlElement, context: OdtContext): void {
  const { draft, inline } = readParagraph(element, context);
  if (draft !== undefined) context.drafts.push(draft);
  if (inline.isHidden) return;
  for (const frame of inline.frames) readBlock(frame, { ...context, item: undefined });
  for (const note of inline.notes) readNote(note, context);
}

function readNote({ number, element }: InlineNote, context: OdtContext): void {
  const body = findChild(element, 'text:note-body');
  const blocks = body === undefined ? [] : readApart(body, context);
  if (blocks.every((draft) => getDraftText(draft).trim() === '')) return;
  const runs = blocks.flatMap((draft, index) => [
    { text: index === 0 ? `[${number}] ` : '\n' },
    ...draft.runs.map(({ cell: _, ...run }) => run),
  ]);
  const isEndnote = element.attributes['note-class'] === 'endnote';
  const draft: Draft = { kind: 'footnote', number, runs };
  (isEndnote ? context.endnotes : context.drafts).push(draft);
}

function readList(element: XmlElement, context: OdtContext): void {
  const list = context.lists.openList(element, context.item);
  for (const child of listElements(element)) {
    if (child.name !== 'text:list-item' && child.name !== 'text:list-header')
      readBlock(child, context);
    else readBody(child, { ...context, item: openItem(child, list) });
  }
}

/** [ODF 1.3 part 3] 5.3.6: a list item by itself. */
function readNumberedParagraph(element: XmlElement, context: OdtContext): void {
  const { attributes } = element;
  const level = Number.parseInt(attributes.level ?? '1', 10) || 1;
  const list = {
    id: `numbered ${attributes['list-id'] ?? ''}`,
    styleName: attributes['style-name'],
    level: Math.max(1, level) - 1,
    isRestarting: false,
  };
  const startValue = parseStart(attributes['start-value']);
  const item = { list, startValue, styleName: undefined, isTaken: false, lists: 0 };
  readBody(element, { ...context, item });
}

function readSection(element: XmlElement, context: OdtContext): void {
  const { display, 'is-hidden': isHidden } = element.attributes;
  if (display !== 'none' && isHidden !== 'true') {
    readBody(element, enter(element, { context, family: 'section' }));
    return;
  }
  const text = getPlainText(element);
  if (text === '') return;
  context.noticed.add('hidden-text');
  context.pending.push({ kind: 'hidden', text });
}

/** Only the entries of an index; its settings are a separate element. */
function readIndex(element: XmlElement, context: OdtContext): void {
  const body = findChild(element, 'text:index-body');
  if (body !== undefined) readBody(body, context);
}
