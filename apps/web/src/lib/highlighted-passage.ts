import type { Severity, Span } from '@clauselight/schema';

/** A highlighted passage of a document, as the text and the pages draw it. */
export interface HighlightedPassage extends Span {
  /** Id of the highlight. */
  id: string;
  /** `#rrggbb` or `#rgb`. */
  color: string;
  /** Of a finding: drawn as an underline in the severity's ink, so that color is not the only sign. */
  severity?: Severity | undefined;
}

/** The user's selection in a document's text. */
export interface TextSelection extends Span {
  /** Exactly the words of the text at the span. */
  quote: string;
  /** Where the selection ends on the screen, in window coordinates. */
  rect: DOMRectReadOnly;
}
