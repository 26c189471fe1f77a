import type { XmlElement } from '../xml/tree.ts';
import type { WordContext } from './context.ts';
import type { FieldStack } from './field-stack.ts';
import type { Note } from './notes.ts';
import type { ChangeFacts } from './revisions.ts';
import { addMark, addText, type RunList } from './run-list.ts';
import { findInvisibleReason, type RunProperties } from './run-properties.ts';

/** What the runs of a paragraph contain. */
export interface InlineContent {
  /** The text, including that of paragraphs before it whose end is deleted or hidden. */
  readonly runList: RunList;
  readonly notes: Note[];
  /** Elements whose paragraphs are read after this one: text boxes and diagrams. */
  readonly boxes: XmlElement[];
  hasVisible: boolean;
  /** Whether any visible character is not bold. */
  hasNonBold: boolean;
  /** Whether any words are hidden, and whether any are invisible. */
  hasHidden: boolean;
  hasUnseen: boolean;
  hasDeleted: boolean;
}

/** What applies to the runs of a paragraph by default. */
export interface RunDefaults {
  readonly properties: RunProperties;
  /** The backgrounds behind them, nearest first. */
  readonly backgrounds: readonly (string | undefined)[];
  /** A change to the row or cell around them. */
  readonly change: ChangeFacts;
}

/** The state of the walk through a paragraph. */
export interface InlineState {
  readonly inline: InlineContent;
  readonly context: WordContext;
  readonly defaults: RunDefaults;
  readonly fields: FieldStack;
  readonly change: ChangeFacts;
  readonly run: RunProperties;
}

/** Whether words here are the instruction of a field, which is never displayed. */
export function isInstruction({ fields }: InlineState): boolean {
  return fields.some(({ isResult }) => !isResult);
}

/** Text to add to the paragraph. */
export interface ShownText {
  readonly text: string;
  /** The element that holds or produces it. */
  readonly element: XmlElement;
}

/** Adds text to the paragraph, or a mark if it is deleted or hidden. */
export function showText({ text, element }: ShownText, state: InlineState): void {
  const { inline, defaults, change, run } = state;
  if (text === '' || isInstruction(state)) return;
  if (change.deleted !== undefined) {
    inline.hasDeleted = true;
    addMark(inline.runList, { kind: 'deletion', text, ...change.deleted });
  } else if (run.isHidden === true) {
    if (text.trim() !== '') inline.hasHidden = true;
    addMark(inline.runList, { kind: 'hidden', text });
  } else {
    const hasVisible = text.trim() !== '';
    const unseen = hasVisible ? findInvisibleReason(run, defaults.backgrounds) : undefined;
    inline.hasVisible ||= hasVisible;
    inline.hasNonBold ||= hasVisible && run.isBold !== true;
    inline.hasUnseen ||= unseen !== undefined;
    const origin = findOrigin(element, state.context);
    addText(inline.runList, { text, inserted: change.inserted, unseen, origin });
  }
}

function findOrigin(
  { attributes }: XmlElement,
  { originAttribute }: WordContext,
): string | undefined {
  return originAttribute === undefined ? undefined : attributes[originAttribute];
}
