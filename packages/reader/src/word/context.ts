import type { ReaderWarning } from '@clauselight/schema';
import type { Draft } from '../source/draft.ts';
import type { LevelTracker } from '../structure/levels.ts';
import type { NumberCounter } from '../structure/list-counter.ts';
import type { NoteBook } from './notes.ts';
import type { StyleSheet } from './styles.ts';

type WarningCode = ReaderWarning['code'];

/** What the start of a paragraph leaves for the next one when the mark between them is deleted or hidden. */
export interface Carried {
  readonly text: string;
  /** Set where the first paragraph's number and look win. */
  readonly facts?: Omit<Draft, 'pieces'>;
}

/** The state of one walk through a document; lists count on from paragraph to paragraph. */
export interface WordContext {
  readonly styles: StyleSheet;
  readonly counter: NumberCounter;
  readonly tracker: LevelTracker;
  readonly notes: NoteBook;
  readonly noticed: Set<WarningCode>;
  carried: Carried | undefined;
  /** Tables met so far. */
  tables: number;
}

const messages: Partial<Record<WarningCode, string>> = {
  'tracked-changes':
    'The document holds tracked changes. It was read as if all of them were accepted.',
  'hidden-text': 'The document holds hidden text. It was left out.',
  'comments-left-out': 'The document holds comments. They were left out.',
  'damaged-parts':
    'A part of the document, such as notes or numbering, is damaged and was left out.',
};

/** What was noticed on the way, in words. */
export function createWarnings(noticed: ReadonlySet<WarningCode>): ReaderWarning[] {
  return [...noticed].sort().map((code) => ({ code, message: messages[code] ?? code }));
}
