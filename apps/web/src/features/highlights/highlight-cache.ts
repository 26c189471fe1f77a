import { compareSpans } from '@clauselight/core';
import type { Highlight } from '@clauselight/schema';
import type { QueryClient } from '@tanstack/react-query';
import { getOwnDocumentPath } from '../../lib/analysis-source/analysis-source.ts';
import { highlightsQuery } from './get-highlights.ts';
import { getHighlightSpan } from './highlight-span.ts';

type Highlights = readonly Highlight[];

/** The list with one more in its place of the document; one of the same id gives way to it. */
export function insertHighlight(highlights: Highlights, highlight: Highlight): Highlight[] {
  const others = removeHighlight(highlights, highlight.id);
  const after = others.findIndex((other) => compareHighlights(highlight, other) < 0);
  return others.toSpliced(after < 0 ? others.length : after, 0, highlight);
}

export function removeHighlight(highlights: Highlights, id: string): Highlight[] {
  return highlights.filter((highlight) => highlight.id !== id);
}

/** The list with other contents of one highlight, at the place where it is; as it was where it is gone. */
export function replaceHighlight(highlights: Highlights, next: Highlight): Highlight[] {
  return highlights.map((highlight) => (highlight.id === next.id ? next : highlight));
}

/** Changes the list in memory; nothing happens while it was never loaded. */
export function updateHighlights(
  client: QueryClient,
  documentId: string,
  update: (highlights: Highlights) => Highlight[],
): void {
  client.setQueryData(
    highlightsQuery(getOwnDocumentPath(documentId)).queryKey,
    (highlights) => highlights && update(highlights),
  );
}

const pendingPrefix = 'pending-';
let pendingCount = 0;

/** An id for a highlight that the server has not answered for yet. */
export function createPendingId(): string {
  pendingCount += 1;
  return `${pendingPrefix}${pendingCount}`;
}

/** Whether the server has yet to answer for a highlight: until then it cannot be changed. */
export function isPendingHighlight({ id }: Highlight): boolean {
  return id.startsWith(pendingPrefix);
}

function compareHighlights(a: Highlight, b: Highlight): number {
  return compareSpans(getHighlightSpan(a), getHighlightSpan(b));
}
