/** A comment to be written into a Word document. */
export interface PassageComment {
  /**
   * The passage in the document's source text, half-open in UTF-16 units; an empty span if the comment is about the
   * document as a whole.
   */
  readonly start: number;
  readonly end: number;
  /**
   * The words of the passage. If other words are at its position, as after an update of the reader, the passage is
   * searched by these.
   */
  readonly words?: string;
  readonly author: string;
  /** ISO 8601 date and time. */
  readonly date: string;
  /** The text of the comment, as plain text. */
  readonly paragraphs: readonly string[];
}

/**
 * The position of a comment: exactly on its words, on more than them (a whole formula or content control), at their
 * paragraph, or at the document's first paragraph.
 */
export type CommentPlace = 'words' | 'around' | 'paragraph' | 'document';
