/** A comment to be written into a Word document. */
export interface PassageComment {
  /**
   * The passage in the document's source text, half-open in UTF-16 units; the same number twice where the comment is on
   * the document as a whole.
   */
  readonly start: number;
  readonly end: number;
  /**
   * The words of the passage. Where others stand there, as after a new version of the reader, the passage is looked for
   * by them.
   */
  readonly words?: string;
  readonly author: string;
  /** ISO 8601 moment. */
  readonly date: string;
  /** What it says, as plain text. */
  readonly paragraphs: readonly string[];
}

/**
 * Where a comment stands: on exactly its words, on more than them (the whole of a formula, of a control), at the
 * paragraph they belong to, or at the document's first paragraph.
 */
export type CommentPlace = 'words' | 'around' | 'paragraph' | 'document';
