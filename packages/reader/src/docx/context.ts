import type { NumberedParagraph } from '../block-types/describe-numbered.ts';
import type { LevelTracker } from '../block-types/levels.ts';
import type { NumberCounter } from '../block-types/list-counter.ts';
import type { Draft, Mark } from '../source/draft.ts';
import type { WarningCode } from '../source/warnings.ts';
import type { XmlElement } from '../xml/tree.ts';
import type { CommentBook } from './comments.ts';
import type { FieldBook } from './fields.ts';
import type { NoteBook } from './notes.ts';
import type { PieceList } from './pieces.ts';
import type { ChangeFacts } from './revisions.ts';
import type { StyleSheet } from './styles.ts';

/** What the start of a paragraph leaves for the next one when the mark between them is deleted or hidden. */
export interface Carried {
  readonly list: PieceList;
  /** Set where the first paragraph's number and look win. */
  readonly described: NumberedParagraph | undefined;
}

/** What holds for the paragraphs of a table cell. */
export interface Surroundings {
  /** What lies behind the words, the nearest first. */
  readonly grounds: readonly (string | undefined)[];
  /** A change to the row or cell as a whole. */
  readonly change: ChangeFacts;
}

/** The state of one walk through a document; lists count on from paragraph to paragraph. */
export interface WordContext {
  readonly styles: StyleSheet;
  readonly tracker: LevelTracker;
  readonly notes: NoteBook;
  readonly comments: CommentBook;
  readonly fields: FieldBook;
  /** The attribute in which an element names where it stands in the file, where that is followed. */
  readonly originAttribute: string | undefined;
  readonly noticed: Set<WarningCode>;
  /** Section properties (`w:sectPr`) in order. */
  readonly sections: XmlElement[];
  /** Ids of the documents inside this one, by the draft that keeps their place. */
  readonly chunks: Map<Draft, string>;
  /** Marks that wait for the next paragraph. */
  readonly marks: Mark[];
  /** Counts the lists of text boxes: they are a story of their own. */
  readonly boxCounter: NumberCounter;
  /** Counts the lists of the story that is read. */
  counter: NumberCounter;
  carried: Carried | undefined;
  surroundings: Surroundings;
  /** Tables met so far. */
  tables: number;
  /** Runs of visible ink met so far that are not bold. */
  plainInk: number;
  isInNote: boolean;
  /** Counts the paragraph that is read in its list, if that has not been done. */
  countNumber(): void;
  /** A part by the id its relationship has. */
  findPartById(id: string): XmlElement | undefined;
}

/** Nothing behind the words but the paper, and no change to all of them. */
export const plainSurroundings: Surroundings = Object.freeze({ grounds: [], change: {} });

/** The same in a text box, which may have any colour. */
const boxedSurroundings: Surroundings = Object.freeze({ grounds: ['pattern'], change: {} });

/** Reads something with its own lists and surroundings, then goes on as before. */
export function readApart<T>(
  context: WordContext,
  { counter, read, isBoxed = false }: { counter: NumberCounter; read: () => T; isBoxed?: boolean },
): T {
  const { counter: outerCounter, surroundings, carried } = context;
  context.counter = counter;
  context.surroundings = isBoxed ? boxedSurroundings : plainSurroundings;
  context.carried = undefined;
  const result = read();
  context.counter = outerCounter;
  context.surroundings = surroundings;
  context.carried = carried;
  return result;
}

/** Warnings in words of this format's own. */
export const messages: Partial<Record<WarningCode, string>> = {
  'hidden-text':
    'The document holds words that cannot be seen: hidden ones, which were left out, or words in the colour of the page or too small to read.',
  'attachments-left-out': 'The document holds embedded files; they were not read.',
  'damaged-parts': 'A part of the document is damaged and was left out.',
  'read-in-part': 'The document includes other documents; not everything in them was read.',
};
