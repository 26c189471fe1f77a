import type { Highlight, Span } from '@clauselight/schema';

/** The words that a highlight lies on. */
export function getHighlightSpan({ startOffset, endOffset }: Highlight): Span {
  return { start: startOffset, end: endOffset };
}
