import { compareSpans } from '@clauselight/core';
import type { Span } from '@clauselight/schema';
import type { HighlightedPassage } from '../../lib/highlighted-passage.ts';
import { compareLengths, isSameSpan } from '../../lib/spans.ts';

/** The passages in the order of the document, whatever order they came in. */
export function sortPassages(
  passages: readonly HighlightedPassage[],
): readonly HighlightedPassage[] {
  return passages.toSorted(compareSpans);
}

/** Passages over exactly the same words: neighbors in the order. */
export interface PassageGroup {
  /** Index of the first. */
  first: number;
  /** Index of the last. */
  last: number;
}

/** Every passage over exactly this span; several highlights may lie on the same words. */
export function findGroup(
  sorted: readonly HighlightedPassage[],
  span: Span | undefined,
): PassageGroup | undefined {
  if (!span) return undefined;
  const isMeant = (passage: Span) => isSameSpan(passage, span);
  const first = sorted.findIndex(isMeant);
  return first < 0 ? undefined : { first, last: sorted.findLastIndex(isMeant) };
}

/** The passage to go to from a place: the next other one in the document or the one before, around its ends. */
export function findNeighbor(
  sorted: readonly HighlightedPassage[],
  from: Span | undefined,
  direction: 1 | -1,
): HighlightedPassage | undefined {
  const group = findGroup(sorted, from);
  if (group)
    return direction === 1 ? (sorted[group.last + 1] ?? sorted[0]) : sorted.at(group.first - 1);
  const start = from?.start ?? -1;
  if (direction === 1) return sorted.find((passage) => passage.start > start) ?? sorted[0];
  return sorted.findLast((passage) => passage.start < start) ?? sorted.at(-1);
}

/** The passages over any character of a span, the shortest first. */
export function findPassagesOver(
  passages: readonly HighlightedPassage[],
  { start, end }: Span,
): readonly HighlightedPassage[] {
  return passages
    .filter((passage) => passage.start < end && start < passage.end)
    .toSorted(compareLengths);
}
