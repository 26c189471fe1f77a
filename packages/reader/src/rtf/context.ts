import { createLevelTracker, type LevelTracker } from '../block-types/levels.ts';
import { createListCounter, type List, type NumberCounter } from '../block-types/list-counter.ts';
import type { CommentFacts, Draft } from '../source/draft.ts';
import type { WarningCode } from '../source/warnings.ts';
import type { RtfStyle } from './header-tables.ts';
import type { ListDefinition } from './lists.ts';
import { createPlainCounter, type PlainCounter } from './plain-lists.ts';
import type { Font } from './text-source.ts';

/** How notes of a kind are counted. */
interface NoteNumbering {
  count: number;
  /** One of WordprocessingML's number formats. */
  format: string;
}

/** What is known about the whole document, and what is collected from it. */
export interface RtfContext {
  readonly fonts: Map<number, Font>;
  defaultFont: number;
  /** Whether each color is white. */
  whiteColors: readonly boolean[];
  styles: ReadonlyMap<number, RtfStyle>;
  authors: readonly string[];
  listDefinitions: ReadonlyMap<number, ListDefinition>;
  readonly lists: Map<string, List>;
  readonly counter: NumberCounter;
  /** Whether the file stores the displayed numbers of its lists; then a paragraph without one has none. */
  readonly hasNumbers: boolean;
  readonly plainCounter: PlainCounter;
  readonly tracker: LevelTracker;
  readonly footnotes: NoteNumbering;
  readonly endnotes: NoteNumbering & { readonly drafts: Draft[] };
  /** The different headers and footers of all sections, by their text. */
  readonly headers: Map<string, Draft>;
  readonly footers: Map<string, Draft>;
  readonly comments: Map<string, CommentFacts>;
  /** What is known about the next comment. */
  comment: { author?: string; date?: string; range?: string };
  readonly noticed: Set<WarningCode>;
  /** Whether the page has a background color. */
  hasBackground: boolean;
  /** Number of tables so far. */
  tables: number;
  readonly consumed: Consumption;
}

/** What has been read so far, to stop early in a document built to exhaust the reader. */
export interface Consumption {
  characters: number;
  /** Characters of words that are not part of the text. */
  notDisplayed: number;
  runs: number;
}

/** More runs than any document made for people has. */
export const mostRuns = 500_000;

export function createContext(hasNumbers: boolean): RtfContext {
  const lists = new Map<string, List>();
  return {
    fonts: new Map(),
    defaultFont: 0,
    whiteColors: [],
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
    consumed: { characters: 0, notDisplayed: 0, runs: 0 },
  };
}

/** Warnings with wording specific to this format. */
export const messages: Partial<Record<WarningCode, string>> = {
  'damaged-parts': 'The file is damaged or ends too early. What could be read of it was read.',
  'read-in-part':
    'The document is made of more parts than can be analyzed. Only the first of them were read.',
};
