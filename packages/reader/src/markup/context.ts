import type { ReaderWarning } from '@clauselight/schema';
import { createLevelTracker, type LevelTracker } from '../block-types/levels.ts';
import type { MarkupNotices } from './layout.ts';
import type { Comments } from './word-comments.ts';

/** What is counted and noticed over a whole document, however many pages of markup it is made of. */
export interface MarkupContext {
  readonly tracker: LevelTracker;
  readonly noticed: MarkupNotices;
  /** Names of the places that note references point to. */
  readonly noteTargets: Set<string>;
  /** What comments say, by their number. */
  readonly comments: Comments;
  /** Tables so far. */
  tables: number;
}

export function createMarkupContext(): MarkupContext {
  return {
    tracker: createLevelTracker(),
    noticed: new Set(),
    noteTargets: new Set(),
    comments: new Map(),
    tables: 0,
  };
}

const messages = {
  'hidden-text':
    'The document holds text that is hidden or cannot be seen, for example in white on white.',
  'tracked-changes': 'The document holds marked changes; it was read as if all were accepted.',
  'comments-left-out': 'The document holds comments; they are kept apart from the text.',
  'read-in-part':
    'The document is longer than can be analyzed at once: only its first part was read.',
} as const;

/** The warnings for what was noticed, in a fixed order. */
export function createMarkupWarnings({ noticed }: MarkupContext): ReaderWarning[] {
  return (['tracked-changes', 'comments-left-out', 'hidden-text', 'read-in-part'] as const)
    .filter((code) => noticed.has(code))
    .map((code) => ({ code, message: messages[code] }));
}
