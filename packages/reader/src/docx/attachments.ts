import type { XmlElement } from '../xml/tree.ts';
import { type Collecting, isInstruction, showText } from './collecting.ts';
import { addMark } from './pieces.ts';
import { collectWords } from './plain-text.ts';

/** Marks an end of the passage that a comment is on. */
export function collectComment(
  { name, attributes }: XmlElement,
  { context, inline }: Collecting,
): void {
  const { id = '' } = attributes;
  const { comments } = context;
  const marks =
    name === 'w:commentReference'
      ? comments.createReference(id)
      : comments.createMarks(id, name === 'w:commentRangeStart' ? 'comment-start' : 'comment-end');
  for (const mark of marks) addMark(inline.list, mark);
}

/** Notices a file or object that is embedded, formulas of older versions excepted. */
export function noticeObject({ attributes }: XmlElement, { context }: Collecting): void {
  const { ProgID = '', Type } = attributes;
  if (Type !== 'Link' && !/^equation/i.test(ProgID)) context.noticed.add('attachments-left-out');
}

/** Sets a text box aside to be read after the paragraph. */
export function collectBox(element: XmlElement, state: Collecting): void {
  const { deleted } = state.change;
  if (deleted === undefined) state.inline.boxes.push(element);
  else addMark(state.inline.list, { kind: 'deletion', text: collectWords(element), ...deleted });
}

/** Sets the data of a diagram aside to be read after the paragraph. */
export function collectDiagram(element: XmlElement, { context, inline, change }: Collecting): void {
  if (change.deleted !== undefined) return;
  const data = context.findPartById(element.attributes['r:dm'] ?? '');
  if (data !== undefined) inline.boxes.push(data);
}

/** Shows the number of a note and sets a footnote aside to be read after the paragraph. */
export function collectNote(element: XmlElement, state: Collecting): void {
  const { context, inline, change, run } = state;
  const isShown = change.deleted === undefined && run.isHidden !== true;
  if (!isShown || context.isInNote || isInstruction(state)) return;
  const kind = element.name === 'w:footnoteReference' ? 'footnote' : 'endnote';
  const reference = context.notes.refer(kind, element.attributes);
  if (reference === undefined) return;
  showText({ text: reference.shown, from: element }, state);
  if (reference.note !== undefined && kind === 'footnote') inline.notes.push(reference.note);
}
