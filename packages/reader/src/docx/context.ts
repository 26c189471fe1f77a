import type { NumberedParagraph } from '../block-types/describe-numbered.ts';
import type { LevelTracker } from '../block-types/levels.ts';
import type { NumberCounter } from '../block-types/list-counter.ts';
import type { Draft, Mark } from '../source/draft.ts';
import type { WarningCode } from '../source/warnings.ts';
import type { XmlElement } from '../xml/tree.ts';
import type { CommentBook } from './comments.ts';
import type { FieldBook } from './fields.ts';
import type { NoteBook } from './notes.ts';
import type { ChangeFacts } from './revisions.ts';
import type { RunList } from './run-list.ts';
import type { StyleSheet } from './styles.ts';

/** The start of a paragraph, carried to the next one because the mark between them is deleted or hidden. */
export interface CarriedText {
  readonly runList: RunList;
  /** Set if the first paragraph's number and format win. */
  readonly described: NumberedParagraph | undefined;
}

/** What applies to the paragraphs of a table cell. */
export interface CellContext {
  /** The backgrounds behind the words, nearest first. */
  readonly backgrounds: readonly (string | undefined)[];
  /** A change to the row or cell as a whole. */
  readonly change: ChangeFacts;
}

/** The state of one walk through a document; lists continue from paragraph to paragraph. */
export interface WordContext {
  readonly styles: StyleSheet;
  readonly tracker: LevelTracker;
  readonly notes: NoteBook;
  readonly comments: CommentBook;
  readonly fields: FieldBook;
  /** The attribute in which an element names its position in the file, if origins are tracked. */
  readonly originAttribute: string | undefined;
  readonly noticed: Set<WarningCode>;
  /** Section properties (`w:sectPr`) in order. */
  readonly sections: XmlElement[];
  /** Ids of embedded documents, by the draft that keeps their position. */
  readonly chunks: Map<Draft, string>;
  /** Marks that wait for the next paragraph. */
  readonly marks: Mark[];
  /** Counts the lists of text boxes, which are a separate story. */
  readonly boxCounter: NumberCounter;
  /** Counts the lists of the current story. */
  counter: NumberCounter;
  carried: CarriedText | undefined;
  cellContext: CellContext;
  /** Number of tables so far. */
  tables: number;
  /** Number of visible runs so far that are not bold. */
  nonBoldCount: number;
  isInNote: boolean;
  /** Counts the current paragraph in its list, unless that has been done. */
  countNumber(): void;
  /** A part by the id of its relationship. */
  findPartById(id: string): XmlElement | undefined;
}

/** Only paper behind the words, and no change to all of them. */
export const plainCellContext: CellContext = Object.freeze({ backgrounds: [], change: {} });

/** The same in a text box, which may have any color. */
const textBoxContext: CellContext = Object.freeze({ backgrounds: ['pattern'], change: {} });

/** Reads something with its own lists and cell context, then restores the state. */
export function readSeparately<T>(
  context: WordContext,
  { counter, read, isBoxed = false }: { counter: NumberCounter; read: () => T; isBoxed?: boolean },
): T {
  const { counter: outerCounter, cellContext, carried } = context;
  context.counter = counter;
  context.cellContext = isBoxed ? textBoxContext : plainCellContext;
  context.carried = undefined;
  const result = read();
  context.counter = outerCounter;
  context.cellContext = cellContext;
  context.carried = carried;
  return result;
}

/** Warnings with wording specific to this format. */
export const messages: Partial<Record<WarningCode, string>> = {
  'hidden-text':
    'The document holds words that cannot be seen: hidden ones, which were left out, or words in the colour of the page or too small to read.',
  'attachments-left-out': 'The document holds embedded files; they were not read.',
  'damaged-parts': 'A part of the document is damaged and was left out.',
  'read-in-part': 'The document includes other documents; not everything in them was read.',
};
