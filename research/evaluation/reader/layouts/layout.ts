/** How the pages of a file are laid out. */
export interface Layout {
  readonly columns: 1 | 2 | 3;
  readonly font: 'Helvetica' | 'Times-Roman' | 'Courier';
  readonly size: number;
  readonly isJustified: boolean;
  /** Points between two columns. */
  readonly gutter: number;
  /** Whether a line is drawn between two columns. */
  readonly hasRules?: boolean;
  /** A table over the whole width halfway down each page. */
  readonly table?: 'short' | 'wrapped' | 'ruled';
  /** Headings with space between their letters. */
  readonly isLetterspaced?: boolean;
  /** Two spaces after each sentence, as typewriters have. */
  readonly hasDoubleSpaces?: boolean;
  /** Clauses with a number, whose further lines are moved to the right. */
  readonly hasClauses?: boolean;
  /** Whether lines are written from the top of the page to its bottom, as printer drivers do, and not by column. */
  readonly isWrittenByRow?: boolean;
}
