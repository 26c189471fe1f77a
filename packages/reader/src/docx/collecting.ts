import type { XmlElement } from '../xml/tree.ts';
import type { WordContext } from './context.ts';
import type { FieldStack } from './field-stack.ts';
import type { Note } from './notes.ts';
import { addMark, addText, type PieceList } from './pieces.ts';
import type { ChangeFacts } from './revisions.ts';
import { findReasonUnseen, type RunProperties } from './run-properties.ts';

/** What the runs of a paragraph come to. */
export interface Inline {
  /** The text, that of paragraphs before it included whose end is deleted or hidden. */
  readonly list: PieceList;
  readonly notes: Note[];
  /** Elements whose paragraphs stand beside this one: text boxes, and diagrams. */
  readonly boxes: XmlElement[];
  hasInk: boolean;
  /** Whether any ink is not bold. */
  hasPlainInk: boolean;
  /** Whether words are hidden, or cannot be seen. */
  hasHidden: boolean;
  hasUnseen: boolean;
  hasDeleted: boolean;
}

/** What holds for the runs of a paragraph before they say anything themselves. */
export interface RunDefaults {
  readonly properties: RunProperties;
  /** What lies behind them, the nearest first. */
  readonly grounds: readonly (string | undefined)[];
  /** A change to the row or cell they are in. */
  readonly change: ChangeFacts;
}

/** Where the walk through a paragraph stands. */
export interface Collecting {
  readonly inline: Inline;
  readonly context: WordContext;
  readonly defaults: RunDefaults;
  readonly fields: FieldStack;
  readonly change: ChangeFacts;
  readonly run: RunProperties;
}

/** Whether words at this place are instructions of a field, which nobody sees. */
export function isInstruction({ fields }: Collecting): boolean {
  return fields.some(({ isResult }) => !isResult);
}

/** Words to be shown. */
export interface ShownWords {
  readonly text: string;
  /** The element that they stand in, or that shows them. */
  readonly from: XmlElement;
}

/** Adds words to the text, or marks them where they are deleted or hidden. */
export function showText({ text, from }: ShownWords, state: Collecting): void {
  const { inline, defaults, change, run } = state;
  if (text === '' || isInstruction(state)) return;
  if (change.deleted !== undefined) {
    inline.hasDeleted = true;
    addMark(inline.list, { kind: 'deletion', text, ...change.deleted });
  } else if (run.isHidden === true) {
    if (text.trim() !== '') inline.hasHidden = true;
    addMark(inline.list, { kind: 'hidden', text });
  } else {
    const hasInk = text.trim() !== '';
    const unseen = hasInk ? findReasonUnseen(run, defaults.grounds) : undefined;
    inline.hasInk ||= hasInk;
    inline.hasPlainInk ||= hasInk && run.isBold !== true;
    inline.hasUnseen ||= unseen !== undefined;
    const origin = findOrigin(from, state.context);
    addText(inline.list, { text, inserted: change.inserted, unseen, origin });
  }
}

function findOrigin(
  { attributes }: XmlElement,
  { originAttribute }: WordContext,
): string | undefined {
  return originAttribute === undefined ? undefined : attributes[originAttribute];
}
