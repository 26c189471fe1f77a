import type { BlockKind } from '@clauselight/schema';

/** A stretch of a block that stands on one page. */
export interface Piece {
  readonly text: string;
  readonly page?: number;
}

/** A block before its place in the text is known. */
export interface Draft {
  readonly kind: BlockKind;
  /** More than one where the block runs over a page end; joined as they are. */
  readonly pieces: readonly Piece[];
  readonly level?: number;
  readonly number?: string;
  /** Line feeds between the block before and this one; 1 where nothing is said. */
  readonly gap?: number;
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
