import type { Draft, TextRun } from '../source/draft.ts';
import { findChild, type XmlElement } from '../xml/tree.ts';
import { placeChunk } from './chunks.ts';
import { readApart, type WordContext } from './context.ts';
import { readDiagram } from './diagram.ts';
import type { Note } from './notes.ts';
import { createMarkHolder, readParagraph, releaseCarried } from './paragraph.ts';
import { trimStart } from './pieces.ts';
import { collectWords } from './plain-text.ts';
import { deletions, readAuthorship } from './revisions.ts';
import { readTable } from './table.ts';

const wrappers: ReadonlySet<string> = new Set([
  'w:sdt',
  'w:sdtContent',
  'w:customXml',
  'w:smartTag',
  'w:ins',
  'w:moveTo',
]);

/** Where drafts go, and what is known while they are made. */
export interface Reading {
  readonly context: WordContext;
  readonly drafts: Draft[];
}

/** Reads paragraphs and tables in order, each followed by its notes and text boxes. */
export function readBody(element: XmlElement, context: WordContext): Draft[] {
  const drafts: Draft[] = [];
  readBlocks(element, { context, drafts });
  endBody({ context, drafts });
  return drafts;
}

/** Ends a body: words still to be handed on have no next paragraph. */
export function endBody({ context, drafts }: Reading): void {
  const rest = releaseCarried(context);
  if (rest !== undefined) drafts.push(rest);
}

/** Reads one note as its own block. */
export function readNote(note: Note, context: WordContext): Draft[] {
  context.isInNote = true;
  const drafts = readApart(context, {
    counter: context.boxCounter,
    read: () => readBody(note.element, context),
  });
  context.isInNote = false;
  if (drafts.every(({ runs }) => runs.every(({ text }) => text.trim() === ''))) return drafts;
  const { number } = note;
  const label: TextRun[] = number === undefined ? [] : [{ text: `[${number}] ` }];
  const pieces = drafts.flatMap((draft, index) => [
    ...(index === 0 ? [] : [{ text: '\n' }]),
    ...draft.runs,
  ]);
  const facts = number === undefined ? {} : { number };
  return [{ kind: 'footnote', runs: [...label, ...trimStart(pieces)], ...facts }];
}

function readBlocks(element: XmlElement, reading: Reading): void {
  for (const child of element.children) {
    if (typeof child !== 'string') readBlock(child, reading);
  }
}

/** Reads one child of a body. */
export function readBlock(element: XmlElement, reading: Reading): void {
  const { context, drafts } = reading;
  const { name } = element;
  if (name === 'w:p') readParagraphWithAttachments(element, reading);
  else if (name === 'w:tbl') {
    endBody(reading);
    for (const row of readTable(element, { context, readBody })) drafts.push(row);
  } else if (wrappers.has(name)) readBlocks(element, reading);
  else if (name === 'w:sectPr') context.sections.push(element);
  else if (name === 'mc:AlternateContent') readAlternative(element, reading);
  else if (name === 'w:altChunk') {
    endBody(reading);
    placeChunk(element, reading);
  } else if (name === 'w:subDoc') context.noticed.add('read-in-part');
  else if (deletions.has(name)) {
    context.noticed.add('tracked-changes');
    context.marks.push({
      kind: 'deletion',
      text: collectWords(element),
      ...readAuthorship(element),
    });
  } else if (name === 'w:commentRangeStart' || name === 'w:commentRangeEnd') {
    const kind = name === 'w:commentRangeStart' ? 'comment-start' : 'comment-end';
    context.marks.push(...context.comments.createMarks(element.attributes.id ?? '', kind));
  }
}

function readAlternative(element: XmlElement, reading: Reading): void {
  const chosen = findChild(element, 'mc:Choice') ?? findChild(element, 'mc:Fallback');
  if (chosen !== undefined) readBlocks(chosen, reading);
}

function readParagraphWithAttachments(element: XmlElement, { context, drafts }: Reading): void {
  const { draft, inline } = readParagraph(element, context);
  if (draft !== undefined) drafts.push(draft);
  for (const box of inline.boxes) {
    const read = () =>
      box.name === 'w:txbxContent' ? readBody(box, context) : readDiagram(box, context);
    for (const inside of readApart(context, { counter: context.boxCounter, read, isBoxed: true }))
      drafts.push(inside);
  }
  for (const note of inline.notes) {
    for (const block of readNote(note, context)) drafts.push(block);
  }
}

/** What waits for a paragraph at the end of the document, where none comes. */
export function releaseMarks(context: WordContext): Draft[] {
  const holder = createMarkHolder([{ text: '', marks: context.marks.splice(0) }]);
  return holder === undefined ? [] : [holder];
}
