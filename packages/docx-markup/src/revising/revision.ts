import type { ChangeEdit, Evidence } from '@clauselight/schema';

/** Edits of one change, to be written into a Word document as tracked changes: all of them or none. */
export interface Revision {
  /** In the order of the text, without overlaps; offsets are in the source text that the reader makes of the file. */
  readonly edits: readonly ChangeEdit[];
  /** The sentences that are changed, or the paragraph behind which a new one goes. */
  readonly passage: Evidence;
  /** A comment on the changed words, in plain text. */
  readonly paragraphs: readonly string[];
  readonly author: string;
  /** ISO 8601 date and time. */
  readonly date: string;
}
