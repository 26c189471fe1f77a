import type { Authorship } from '@clauselight/schema';
import type { LevelTracker } from '../block-types/levels.ts';
import { createListCounter, type List, type NumberCounter } from '../block-types/list-counter.ts';
import type { Draft, Mark, TextRun } from '../source/draft.ts';
import { readPackedDate } from '../source/packed-date.ts';
import type { WarningCode } from '../source/warnings.ts';
import type { Anchors } from './anchors.ts';
import type { AutoNumbers } from './auto-numbers.ts';
import type { Fields } from './fields.ts';
import type { Font } from './fonts.ts';
import type { FormFields } from './form-fields.ts';
import type { OldNumbers } from './old-numbers.ts';
import type { DocText } from './piece-table.ts';
import type { PropertyCache } from './property-cache.ts';
import type { PropertyRuns } from './property-pages.ts';
import type { Section } from './sections.ts';
import type { StyleSheet } from './styles.ts';
import type { TextRange } from './text-range.ts';

/** What the start of a paragraph leaves for the next one when the mark between them is deleted or hidden. */
export interface CarriedWords {
  readonly pieces: TextRun[];
  /** Set where the first paragraph's number and look win. */
  readonly facts: Omit<Draft, 'runs'> | undefined;
}

/** What every part of a document's text is read with. */
export interface DocContext {
  readonly text: DocText;
  readonly isOld: boolean;
  /** The `WordDocument` stream. */
  readonly main: Uint8Array;
  readonly characters: PropertyRuns;
  readonly paragraphs: PropertyRuns;
  readonly styles: StyleSheet;
  readonly counter: NumberCounter;
  /** The lists of the document, for parts of the text that count on their own. */
  readonly lists: ReadonlyMap<string, List>;
  readonly oldNumbers: OldNumbers;
  readonly tracker: LevelTracker;
  readonly fonts: readonly Font[];
  readonly sections: readonly Section[];
  findSection(position: number): Section | undefined;
  /** People who made tracked changes, by the place changes name them with. */
  readonly authors: readonly string[];
  readonly anchors: Anchors;
  /** The `Data` stream: form fields and properties too long for their page. */
  readonly data: Uint8Array;
  readonly formFields: FormFields;
  readonly noticed: Set<WarningCode>;
  readonly notes: NoteNumbers;
  readonly autoNumbers: AutoNumbers;
  /** Endnotes referred to so far, for the end of the document. */
  readonly endnotes: NumberedNote[];
  readonly tables: TableCount;
  readonly paragraphCount: TableCount;
  readonly cache: PropertyCache;
}

/** Numbers notes in the order the text refers to them. */
export interface NoteNumbers {
  number(kind: 'footnote' | 'endnote'): string;
}

/** Counts what was met so far. */
export interface TableCount {
  count: number;
}

/** The state of one walk through a part of the text. */
export interface StoryState {
  readonly fields: Fields;
  /** Marks that wait for the next words. */
  readonly pending: Mark[];
  carried: CarriedWords | undefined;
  /** Whether a color may lie behind all of the part's words, as in a text box. */
  readonly isOnColor: boolean;
}

/** A note the text refers to. */
export interface NumberedNote {
  readonly range: TextRange;
  readonly number: string;
  readonly isNumbered: boolean;
}

/** Warnings in words of this format's own. */
export const messages: Partial<Record<WarningCode, string>> = {
  'damaged-parts':
    'A part of the document, such as notes or numbering, is damaged and was left out.',
  'read-in-part': 'The file is damaged or too long: only a part of its text could be read.',
};

/** The same context with lists that count from their start: boxes, notes, headers and comments do not count with the text. */
export function countApart(context: DocContext): DocContext {
  return { ...context, counter: createListCounter(context.lists) };
}

/** Reads a part that a document can do without; nothing, and a warning, where the part is broken. */
export function readOptionalPart<T>(noticed: Set<WarningCode>, read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    noticed.add('damaged-parts');
    return undefined;
  }
}

/** Who made a change, and when. */
export function findAuthorship(
  { author, date }: { author: number | undefined; date: number | undefined },
  { authors }: Pick<DocContext, 'authors'>,
): Authorship {
  const name = author === undefined ? undefined : authors[author];
  const day = date === undefined ? undefined : readPackedDate(date);
  return {
    ...(name === undefined ? {} : { author: name }),
    ...(day === undefined ? {} : { date: day }),
  };
}
