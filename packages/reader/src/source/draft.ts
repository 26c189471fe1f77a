import type { Authorship, BlockKind, CellType, HiddenText } from '@clauselight/schema';

/** What a comment says; where it is said of is marked in the pieces. */
export interface CommentFacts extends Authorship {
  readonly text: string;
}

/** Something without words of its own in the text, at the place where a piece begins. */
export type Mark =
  | ({ readonly kind: 'deletion'; readonly text: string } & Authorship)
  /** Words that are not shown and not part of the text. */
  | { readonly kind: 'hidden'; readonly text: string }
  /** Either end of the passage a comment is on; a comment with one end only is at a position. */
  | { readonly kind: 'comment-start' | 'comment-end'; readonly id: string };

/** A stretch of a block: on one page, inserted by one change or by none. */
export interface Piece {
  readonly text: string;
  readonly page?: number;
  /** Set where a tracked change put the words in. */
  readonly inserted?: Authorship;
  /** Set where the words are part of the text but cannot be seen. */
  readonly unseen?: Exclude<HiddenText['reason'], 'hidden'>;
  readonly marks?: readonly Mark[];
  /** 0-based cell of a table row that the words stand in; the tab before it belongs to none. */
  readonly cell?: number;
  /** How sure text recognition is of the words, 0-1. */
  readonly confidence?: number;
  /** What the words were read from, where that is followed. */
  readonly origin?: string;
}

/** What a file says a cell holds, behind the text it shows. */
export interface CellFacts {
  readonly type?: CellType;
  readonly value?: number | string | boolean;
}

/** A block before its place in the text is known. */
export interface Draft {
  readonly kind: BlockKind;
  /** Joined as they are. */
  readonly pieces: readonly Piece[];
  readonly level?: number;
  readonly number?: string;
  /** Line feeds between the block before and this one; 1 where nothing is said. */
  readonly gap?: number;
  /** Which table a row belongs to, counted from 1 over the document. */
  readonly table?: number;
  readonly isHeaderRow?: boolean;
  /** One for each cell of a table row, in order. */
  readonly cells?: readonly CellFacts[];
}

/** The whole text of a draft. */
export function getDraftText(draft: Draft): string {
  return draft.pieces.map((piece) => piece.text).join('');
}

/** A draft with one piece. */
export function createDraft(text: string, facts: Omit<Draft, 'pieces'> & { page?: number }): Draft {
  const { page, ...rest } = facts;
  return { ...rest, pieces: [page === undefined ? { text } : { text, page }] };
}
