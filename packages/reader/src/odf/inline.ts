import type { Mark, TextRun } from '../source/draft.ts';
import { findChild, type XmlElement } from '../xml/tree.ts';
import type { OdtContext } from './context.ts';
import { readField } from './fields.ts';
import { isMark, readMark } from './marks.ts';
import { getSpaces } from './plain-text.ts';
import { createRunWriter, type RunWriter } from './run-writer.ts';
import type { TextStyle } from './styles.ts';

/** The result of a paragraph's content. */
export interface Inline {
  readonly runs: readonly TextRun[];
  /** Marks after the last words. */
  readonly marks: readonly Mark[];
  readonly notes: readonly InlineNote[];
  /** Frames and shapes that are anchored in the paragraph. */
  readonly frames: readonly XmlElement[];
  readonly hasInk: boolean;
  /** Whether all visible ink is bold. */
  readonly isBold: boolean;
  /** Whether the paragraph as a whole is not shown. */
  readonly isHidden: boolean;
}

export interface InlineNote {
  /** As displayed in the text. */
  readonly number: string;
  readonly element: XmlElement;
}

interface InlineCollector {
  readonly context: OdtContext;
  readonly writer: RunWriter;
  readonly notes: InlineNote[];
  readonly frames: XmlElement[];
  readonly found: { isHidden: boolean };
  readonly style: TextStyle;
}

/** Collects what a paragraph shows, tracked changes accepted. */
export function collectInline(
  paragraph: XmlElement,
  { context, style }: { context: OdtContext; style: TextStyle },
): Inline {
  const writer = createRunWriter(context.pending.splice(0));
  const state = { context, writer, notes: [], frames: [], found: { isHidden: false }, style };
  collect(paragraph, state);
  if (writer.hasHidden() || writer.hasUnseen()) context.noticed.add('hidden-text');
  return {
    ...writer.finish(),
    notes: state.notes,
    frames: state.frames,
    hasInk: writer.hasInk(),
    isBold: writer.isBold(),
    isHidden: state.found.isHidden,
  };
}

const leftOut = new Set([
  'text:ruby-text',
  'text:script',
  'text:label',
  'text:tracked-changes',
  'text:variable-decls',
  'text:sequence-decls',
  'text:user-field-decls',
  'text:dde-connection-decls',
  'office:event-listeners',
  'office:forms',
  'field:param',
]);

function collect(element: XmlElement, state: InlineCollector): void {
  for (const child of element.children) {
    if (typeof child === 'string') addText(child, state);
    else if (!leftOut.has(child.name)) collectChild(child, state);
  }
}

function collectChild(element: XmlElement, state: InlineCollector): void {
  const exact = findExact(element);
  if (exact !== undefined) {
    addExact(exact, state);
  } else if (element.name === 'text:span') {
    collect(element, { ...state, style: getSpanStyle(element, state) });
  } else if (element.name === 'text:note') {
    collectNote(element, state);
  } else if (element.name === 'text:hidden-paragraph') {
    state.found.isHidden ||= element.attributes['is-hidden'] === 'true';
  } else if (isMark(element)) {
    const mark = readMark(element, state.context);
    if (mark !== undefined) state.writer.addMark(mark);
  } else if (/^draw:(?!a$)/.test(element.name)) {
    if (state.style.isHidden !== true) state.frames.push(element);
  } else {
    collectField(element, state);
  }
}

/** The fixed text of an element, whatever it contains. */
function findExact(element: XmlElement): string | undefined {
  if (element.name === 'text:s') return ' '.repeat(getSpaces(element));
  if (element.name === 'text:tab') return '\t';
  return element.name === 'text:line-break' ? '\n' : undefined;
}

function collectField(element: XmlElement, state: InlineCollector): void {
  const field = readField(element);
  if (field === undefined) collect(element, state);
  else if (field.kind === 'shown') addExact(field.text, state);
  else addExact(field.text, { ...state, style: { ...state.style, isHidden: true } });
}

function getSpanStyle(element: XmlElement, { context, style }: InlineCollector): TextStyle {
  return { ...style, ...context.styles.getStyle('text', element.attributes['style-name']) };
}

function collectNote(element: XmlElement, state: InlineCollector): void {
  if (state.style.isHidden === true) return;
  const { tally } = state.context;
  tally.notes += 1;
  const citation = findChild(element, 'text:note-citation');
  const shown = citation === undefined ? '' : getWords(citation);
  const number = shown === '' ? String(tally.notes) : shown;
  addExact(`[${number}]`, state);
  state.notes.push({ number, element });
}

function getWords(element: XmlElement): string {
  return element.children
    .filter((child) => typeof child === 'string')
    .join('')
    .trim();
}

function addText(text: string, state: InlineCollector): void {
  state.writer.addText(text, getFacts(state));
}

function addExact(text: string, state: InlineCollector): void {
  state.writer.addExact(text, getFacts(state));
}

function getFacts({ context, style }: InlineCollector) {
  const { isOnColor } = context;
  return { style, inserted: context.changes.findInsertion(), isOnColor };
}
