import { createDraft, type Draft, getDraftText } from '../source/draft.ts';
import { findChild, listElements, type XmlElement } from '../xml/tree.ts';
import type { WordContext } from './context.ts';
import type { Note } from './notes.ts';
import { readParagraph } from './paragraph.ts';
import { readTable } from './table.ts';

const wrappers = new Set([
  'w:sdt',
  'w:sdtContent',
  'w:customXml',
  'w:smartTag',
  'w:ins',
  'w:moveTo',
]);
const deleted = new Set(['w:del', 'w:moveFrom']);

/** Reads paragraphs and tables in order, each followed by its notes and text boxes. */
export function readBody(element: XmlElement, context: WordContext): Draft[] {
  return listElements(element).flatMap((child) => readBlock(child, context));
}

/** Reads one note as its own block. */
export function readNote(note: Note, context: WordContext): Draft[] {
  const text = readBody(note.element, context).map(getDraftText).join('\n').trim();
  if (text === '') return [];
  return [createDraft(`[${note.number}] ${text}`, { kind: 'footnote', number: note.number })];
}

function readBlock(element: XmlElement, context: WordContext): Draft[] {
  if (element.name === 'w:p') return readParagraphWithAttachments(element, context);
  if (element.name === 'w:tbl') return readTable(element, { context, readBody });
  if (deleted.has(element.name)) {
    context.noticed.add('tracked-changes');
    return [];
  }
  if (element.name === 'mc:AlternateContent') {
    const chosen = findChild(element, 'mc:Choice') ?? findChild(element, 'mc:Fallback');
    return chosen === undefined ? [] : readBody(chosen, context);
  }
  return wrappers.has(element.name) ? readBody(element, context) : [];
}

function readParagraphWithAttachments(element: XmlElement, context: WordContext): Draft[] {
  const { draft, inline } = readParagraph(element, context);
  return [
    ...(draft === undefined ? [] : [draft]),
    ...inline.textBoxes.flatMap((box) => readBody(box, context)),
    ...inline.notes.flatMap((note) => readNote(note, context)),
  ];
}
