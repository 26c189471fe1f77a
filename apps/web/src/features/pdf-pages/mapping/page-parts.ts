import type { SourceText, Span } from '@clauselight/schema';
import { findFirst } from '../../../lib/find-first.ts';

/** For each page, in order, the parts of the text that stand on it. */
export type PageParts = readonly (readonly Span[])[];

/**
 * Parts the text by pages. A page's own stretch of it may hold blocks of a page before: notes at the foot and running
 * lines are set behind the paragraph that continues over the page's end. These are returned to their page.
 */
export function listPageParts({ blocks, pages }: Pick<SourceText, 'blocks' | 'pages'>): PageParts {
  const parts = pages.map((): Span[] => []);
  let page = 0;
  for (const block of blocks) {
    while (page < pages.length - 1 && block.start >= (pages[page]?.end ?? 0)) page += 1;
    let start = block.start;
    for (let at = page; at < pages.length && start < block.end; at += 1) {
      const end = Math.min(block.end, pages[at]?.end ?? block.end);
      if (end <= start) continue;
      const isEarlier =
        at === page && block.page !== undefined && block.page < (pages[at]?.number ?? 0);
      const owner = isEarlier ? (block.page ?? 1) - 1 : at;
      parts[owner]?.push({ start, end });
      start = end;
    }
  }
  return parts;
}

/** A part of the text, and the index of its page. */
interface PlacedPart extends Span {
  readonly page: number;
}

/** Finds the indexes of the pages on which a passage stands, in the order of the text. */
export function createPageFinder(parts: PageParts): (span: Span) => number[] {
  const placed = parts
    .flatMap((spans, page) => spans.map((span): PlacedPart => ({ ...span, page })))
    .sort((a, b) => a.start - b.start);
  return (span) => {
    const pages = new Set<number>();
    const first = findFirst(placed.length, (at) => (placed[at]?.end ?? 0) > span.start);
    for (let at = first; at < placed.length; at += 1) {
      const part = placed[at];
      if (!part || part.start >= span.end) break;
      pages.add(part.page);
    }
    return [...pages];
  };
}
