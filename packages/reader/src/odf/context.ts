import type { LevelTracker } from '../block-types/levels.ts';
import type { CommentFacts, Draft, Mark } from '../source/draft.ts';
import type { WarningCode } from '../source/warnings.ts';
import type { ChangeBook } from './changes.ts';
import type { ListBook, ListItem } from './lists.ts';
import type { Outline } from './outline.ts';
import type { StyleSheet } from './styles.ts';

/** The state of one walk through a document; what is inside something is read with a copy that says so. */
export interface OdtContext {
  readonly styles: StyleSheet;
  readonly outline: Outline;
  readonly lists: ListBook;
  readonly changes: ChangeBook;
  readonly tracker: LevelTracker;
  /** By the id of their marks. */
  readonly comments: Map<string, CommentFacts>;
  readonly noticed: Set<WarningCode>;
  /** Where the blocks go. */
  readonly drafts: Draft[];
  readonly endnotes: Draft[];
  /** Marks met between paragraphs; they go with the next words. */
  readonly pending: Mark[];
  readonly tally: OdtCounters;
  /** The list item whose content is read. */
  readonly item: ListItem | undefined;
  /** Whether a color lies behind the words, so that white ones can be seen. */
  readonly isOnColor: boolean;
}

interface OdtCounters {
  /** Tables met so far. */
  tables: number;
  /** Notes met so far that show no number of their own. */
  notes: number;
  /** Rows and cells that may still be repeated. */
  repeats: number;
}

/** What this format alone warns of. */
export const messages = {
  'damaged-parts':
    'The document is damaged. What could be saved was read; words or numbers may be missing.',
  'read-in-part': 'The document is longer than can be read at once: only its beginning was read.',
} as const;
