import type { LevelTracker } from '../block-types/levels.ts';
import type { CommentFacts, Mark } from '../source/draft.ts';
import type { WarningCode } from '../source/warnings.ts';
import type { Inheritances } from './master.ts';
import type { SlidePackage } from './package.ts';

/** The state of one walk through a presentation. */
export interface SlideContext {
  readonly slidePackage: SlidePackage;
  readonly inheritances: Inheritances;
  readonly tracker: LevelTracker;
  /** By the id of their marks. */
  readonly comments: Map<string, CommentFacts>;
  /** Names of the comments' authors by id. */
  readonly authors: ReadonlyMap<string, string>;
  readonly noticed: Set<WarningCode>;
  /** Marks that wait for the next words. */
  readonly pending: Mark[];
  /** What was shown already of texts that are on many slides. */
  readonly running: Set<string>;
  /** Layouts whose own words were read already. */
  readonly layouts: Set<string>;
  readonly tally: { tables: number };
}

/** Warnings for presentations. */
export const messages = {
  'hidden-text': 'The presentation holds text that its viewers do not see.',
  'macros-left-out': 'The presentation holds macros. They were left out and never run.',
  'attachments-left-out': 'The presentation holds other documents inside it. They were left out.',
  'damaged-parts':
    'The presentation is damaged. What could be saved was read; words may be missing.',
  'read-in-part': 'The presentation has more slides than can be read. Only the first were read.',
} as const;
