import type { XmlElement } from '../xml/tree.ts';
import { type InlineState, isInstruction, showText } from './collecting.ts';
import { collectWords } from './plain-text.ts';
import { addMark } from './run-list.ts';

/** Marks one end of a comment's passage. */
export function collectComment(
  { name, attributes }: XmlElement,
  { context, inline }: InlineState,
): void {
  const { id = '' } = attributes;
  const { comments } = context;
  const marks =
    name === 'w:commentReference'
      ? comments.createReference(id)
      : comments.createMarks(id, name === 'w:commentRangeStart' ? 'comment-start' : 'comment-end');
  for (const mark of marks) addMark(inline.runList, mark);
}

/** Records that a file or object is embedded, except for formulas of older versions. */
export function noticeObject({ attributes }: XmlElement, { context }: InlineState): void {
  const { ProgID = '', Type } = attributes;
  if (Type !== 'Link' && !/^equation/i.test(ProgID)) context.noticed.add('attachments-left-out');
}

/** Collects a text box, which is read after the paragraph. */
export function collectTextBox(element: XmlElement, state: InlineState): void {
  const { deleted } = state.change;
  if (deleted === undefined) state.inline.boxes.push(element);
  else addMark(state.inline.runList, { kind: 'deletion', text: collectWords(element), ...deleted });
}

/** Collects the data of a diagram, which is read after the paragraph. */
export function collectDiagram(
  element: XmlElement,
  { context, inline, change }: InlineState,
): void {
  if (change.deleted !== undefined) return;
  const data = context.findPartById(element.attributes['r:dm'] ?? '');
  if (data !== undefined) inline.boxes.push(data);
}

/** Shows the number of a note and collects a footnote, which is read after the paragraph. */
export function collectNote(element: XmlElement, state: InlineState): void {
  const { context, inline, change, run } = state;
  const isShown = change.deleted === undefined && run.isHidden !== true;
  if (!isShown || context.isInNote || isInstruction(state)) return;
  const kind = element.name === 'w:footnoteReference' ? 'footnote' : 'endnote';
  const reference = context.notes.refer(kind, element.attributes);
  if (reference === undefined) return;
  showText({ text: reference.displayed, element: element }, state);
  if (reference.note !== undefined && kind === 'footnote') inline.notes.push(reference.note);
}
