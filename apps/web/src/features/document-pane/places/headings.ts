import type { SourceText } from '@clauselight/schema';
import { computeHeadingDepths } from '../text/heading-depths.ts';

/** A heading as the outline lists it. */
export interface Heading {
  start: number;
  end: number;
  /** 1 is the outermost. */
  depth: number;
  /** Its words, the number included, on one line. */
  title: string;
}

/** Longest title the outline shows, in characters: some headings swallow a paragraph. */
const maxTitleLength = 120;

/** The headings of a document, in its order. */
export function listHeadings({ blocks, text }: SourceText): readonly Heading[] {
  const depths = computeHeadingDepths(blocks);
  return blocks.flatMap(({ start, end }) => {
    const depth = depths.get(start);
    if (depth === undefined) return [];
    const words = text.slice(start, end).replace(/\s+/g, ' ').trim();
    const title = words.length > maxTitleLength ? `${words.slice(0, maxTitleLength)}…` : words;
    return [{ start, end, depth, title }];
  });
}

/** Index of the heading under which an offset stands; -1 before the first. */
export function findHeadingIndex(headings: readonly Heading[], offset: number): number {
  return headings.findLastIndex(({ start }) => start <= offset);
}
