import type { Authorship, BlockKind, CellType, HiddenText } from '@clauselight/schema';

/** The content of a comment; marks in the runs state its passage. */
export interface CommentFacts extends Authorship {
  readonly text: string;
}

/** Something without words of its own in the text, at the start of a run. */
export type Mark =
  | ({ readonly kind: 'deletion'; readonly text: string } & Authorship)
  /** Words that are not displayed and not part of the text. */
  | { readonly kind: 'hidden'; readonly text: string }
  /** Either end of a comment's passage. A comment with one end only is at a position. */
  | { readonly kind: 'comment-start' | 'comment-end'; readonly id: string };

/** A stretch of a block that is on one page and was inserted by at most one change. */
export interface TextRun {
  readonly text: string;
  readonly page?: number;
  /** Set if a tracked change inserted the words. */
  readonly inserted?: Authorship;
  /** Set if the words are part of the text but invisible. */
  readonly unseen?: Exclude<HiddenText['reason'], 'hidden'>;
  readonly marks?: readonly Mark[];
  /** 0-based cell of a table row that holds the words; the tab before a cell belongs to none. */
  readonly cell?: number;
  /** Confidence of text recognition in the words, 0-1. */
  readonly confidence?: number;
  /** An id of what the words were read from, if the caller follows that. */
  readonly origin?: string;
}

/** What a file stores in a cell besides the displayed text. */
export interface CellFacts {
  readonly type?: CellType;
  readonly value?: number | string | boolean;
}

/** A block before its offset in the text is known. */
export interface Draft {
  readonly kind: BlockKind;
  /** Concatenated as they are. */
  readonly runs: readonly TextRun[];
  readonly level?: number;
  readonly number?: string;
  /** Line feeds between the block before and this one; 1 if undefined. */
  readonly gap?: number;
  /** The table that a row belongs to, counted from 1 over the document. */
  readonly table?: number;
  readonly isHeaderRow?: boolean;
  /** One for each cell of a table row, in order. */
  readonly cells?: readonly CellFacts[];
}

/** The whole text of a draft. */
export function getDraftText(draft: Draft): string {
  return draft.runs.map((run) => run.text).join('');
}

/** A draft with one run. */
export function createDraft(text: string, facts: Omit<Draft, 'runs'> & { page?: number }): Draft {
  const { page, ...rest } = facts;
  return { ...rest, runs: [page === undefined ? { text } : { text, page }] };
}
