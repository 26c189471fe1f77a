import { createLevelTracker, type LevelTracker } from '../block-types/levels.ts';
import { createListCounter, type List, type NumberCounter } from '../block-types/list-counter.ts';
import type { CommentFacts, Draft } from '../source/draft.ts';
import type { WarningCode } from '../source/warnings.ts';
import type { RtfStyle } from './header-tables.ts';
import type { ListDefinition } from './lists.ts';
import { createPlainCounter, type PlainCounter } from './plain-lists.ts';
import type { Font } from './text-source.ts';

/** How notes of a kind are counted. */
interface NoteCount {
  count: number;
  /** One of WordprocessingML's number formats. */
  format: string;
}

/** What is known of a whole document, and what is gathered of it. */
export interface RtfContext {
  readonly fonts: Map<number, Font>;
  defaultFont: number;
  /** Whether each colour is white. */
  colours: readonly boolean[];
  styles: ReadonlyMap<number, RtfStyle>;
  authors: readonly string[];
  listDefinitions: ReadonlyMap<number, ListDefinition>;
  readonly lists: Map<string, List>;
  readonly counter: NumberCounter;
  /** Whether the file writes out the numbers of its lists, so that a paragraph without one has none. */
  readonly hasNumbers: boolean;
  readonly plainCounter: PlainCounter;
  readonly tracker: LevelTracker;
  readonly footnotes: NoteCount;
  readonly endnotes: NoteCount & { readonly drafts: Draft[] };
  /** The different headers and footers of all sections, by what they say. */
  readonly headers: Map<string, Draft>;
  readonly footers: Map<string, Draft>;
  readonly comments: Map<string, CommentFacts>;
  /** What is known of the comment that comes next. */
  comment: { author?: string; date?: string; range?: string };
  readonly noticed: Set<WarningCode>;
  /** Whether the page has a colour of its own. */
  hasBackground: boolean;
  /** Tables met so far. */
  tables: number;
  readonly spent: Spent;
}

/** What was read so far, to stop in time in a document made to exhaust the reader. */
export interface Spent {
  characters: number;
  /** Characters of words that are not part of the text. */
  unshown: number;
  pieces: number;
}

/** More pieces than any document made for people has. */
export const mostPieces = 500_000;

export function createContext(hasNumbers: boolean): RtfContext {
  const lists = new Map<string, List>();
  return {
    fonts: new Map(),
    defaultFont: 0,
    colours: [],
    styles: new Map(),
    authors: [],
    listDefinitions: new Map(),
    lists,
    counter: createListCounter(lists),
    hasNumbers,
    plainCounter: createPlainCounter(),
    tracker: createLevelTracker(),
    footnotes: { count: 0, format: 'decimal' },
    endnotes: { count: 0, format: 'lowerRoman', drafts: [] },
    headers: new Map(),
    footers: new Map(),
    comments: new Map(),
    comment: {},
    noticed: new Set(),
    hasBackground: false,
    tables: 0,
    spent: { characters: 0, unshown: 0, pieces: 0 },
  };
}

/** Warnings in words of this format's own. */
export const messages: Partial<Record<WarningCode, string>> = {
  'damaged-parts': 'The file is damaged or ends too early. What could be read of it was read.',
  'read-in-part':
    'The document is made of more parts than can be analyzed. Only the first of them were read.',
};
