import { compareSpans } from '@clauselight/core';
import type { SourceText, Span } from '@clauselight/schema';
import { useMemo } from 'react';
import type { HighlightedPassage } from '../../lib/highlighted-passage.ts';
import { createPageFinder, listPageParts } from './mapping/page-parts.ts';

/** What stands on which page of a document. The same page has the same list as long as nothing changes on it. */
export function usePagePassages(source: SourceText, passages: readonly HighlightedPassage[]) {
  const parts = useMemo(() => listPageParts(source), [source]);
  const findPages = useMemo(() => createPageFinder(parts), [parts]);
  const byPage = useMemo(() => groupByPage(passages, findPages), [passages, findPages]);
  return { parts, findPages, byPage };
}

function groupByPage(
  passages: readonly HighlightedPassage[],
  findPages: (span: Span) => number[],
): ReadonlyMap<number, readonly HighlightedPassage[]> {
  const byPage = new Map<number, HighlightedPassage[]>();
  for (const passage of passages) {
    for (const page of findPages(passage)) {
      const known = byPage.get(page);
      if (known) known.push(passage);
      else byPage.set(page, [passage]);
    }
  }
  return byPage;
}

/** The next or previous highlighted passage of the document; after the last comes the first. */
export function findNeighbor(
  passages: readonly HighlightedPassage[],
  passage: Span | undefined,
  direction: 1 | -1,
): HighlightedPassage | undefined {
  const sorted = passages.toSorted(compareSpans);
  const here = passage ?? { start: -1, end: -1 };
  if (direction === 1) return sorted.find((one) => compareSpans(one, here) > 0) ?? sorted[0];
  return sorted.findLast((one) => compareSpans(one, here) < 0) ?? sorted.at(-1);
}
