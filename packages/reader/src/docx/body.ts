import type { Draft, TextRun } from '../source/draft.ts';
import { findChild, type XmlElement } from '../xml/tree.ts';
import { holdChunk } from './chunks.ts';
import { readSeparately, type WordContext } from './context.ts';
import { readDiagram } from './diagram.ts';
import type { Note } from './notes.ts';
import { createMarkHolder, readParagraph, releaseCarried } from './paragraph.ts';
import { collectWords } from './plain-text.ts';
import { deletions, readAuthorship } from './revisions.ts';
import { trimStart } from './run-list.ts';
import { readTable } from './table.ts';

const wrappers: ReadonlySet<string> = new Set([
  'w:sdt',
  'w:sdtContent',
  'w:customXml',
  'w:smartTag',
  'w:ins',
  'w:moveTo',
]);

/** The drafts read so far, and the context of the walk. */
export interface BodyState {
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

/** Ends a body: words that were carried to the next paragraph have none. */
export function endBody({ context, drafts }: BodyState): void {
  const rest = releaseCarried(context);
  if (rest !== undefined) drafts.push(rest);
}

/** Reads one note as a separate block. */
export function readNote(note: Note, context: WordContext): Draft[] {
  context.isInNote = true;
  const drafts = readSeparately(context, {
    counter: context.boxCounter,
    read: () => readBody(note.element, context),
  });
  context.isInNote = false;
  if (drafts.every(({ runs }) => runs.every(({ text }) => text.trim() === ''))) return drafts;
  const { number } = note;
  const label: TextRun[] = number === undefined ? [] : [{ text: `[${number}] ` }];
  const noteRuns = drafts.flatMap((draft, index) => [
    ...(index === 0 ? [] : [{ text: '\n' }]),
    ...draft.runs,
  ]);
  const facts = number === undefined ? {} : { number };
  return [{ kind: 'footnote', runs: [...label, ...trimStart(noteRuns)], ...facts }];
}

function readBlocks(element: XmlElement, state: BodyState): void {
  for (const child of element.children) {
    if (typeof child !== 'string') readBlock(child, state);
  }
}

/** Reads one child of a body. */
export function readBlock(element: XmlElement, state: BodyState): void {
  const { context, drafts } = state;
  const { name } = element;
  if (name === 'w:p') readParagraphWithAttachments(element, state);
  else if (name === 'w:tbl') {
    endBody(state);
    for (const row of readTable(element, { context, readBody })) drafts.push(row);
  } else if (wrappers.has(name)) readBlocks(element, state);
  else if (name === 'w:sectPr') context.sections.push(element);
  else if (name === 'mc:AlternateContent') readAlternative(element, state);
  else if (name === 'w:altChunk') {
    endBody(state);
    holdChunk(element, state);
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

function readAlternative(element: XmlElement, reading: BodyState): void {
  const chosen = findChild(element, 'mc:Choice') ?? findChild(element, 'mc:Fallback');
  if (chosen !== undefined) readBlocks(chosen, reading);
}

function readParagraphWithAttachments(element: XmlElement, { context, drafts }: BodyState): void {
  const { draft, inline } = readParagraph(element, context);
  if (draft !== undefined) drafts.push(draft);
  for (const box of inline.boxes) {
    const read = () =>
      box.name === 'w:txbxContent' ? readBody(box, context) : readDiagram(box, context);
    for (const inside of readSeparately(context, {
      counter: context.boxCounter,
      read,
      isBoxed: true,
    }))
      drafts.push(inside);
  }
  for (const note of inline.notes) {
    for (const block of readNote(note, context)) drafts.push(block);
  }
}

/** Releases the marks that wait for a paragraph when the document ends without one. */
export function releaseMarks(context: WordContext): Draft[] {
  const holder = createMarkHolder([{ text: '', marks: context.marks.splice(0) }]);
  return holder === undefined ? [] : [holder];
}
