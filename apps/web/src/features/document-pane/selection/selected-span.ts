import type { SourceText, Span } from '@clauselight/schema';
import { dividesPair } from '../../../lib/surrogates.ts';
import { findBlockRange } from '../text/offsets.ts';

/**
 * The span of a selection between two offsets of the text, to the code unit: nothing is trimmed, and the line
 * feeds between blocks count. An end at which no character of its block is selected belongs to the block before,
 * as a triple click leaves it; no end divides a surrogate pair. Nothing where no words are selected.
 */
export function findSelectedSpan(source: SourceText, selected: Span): Span | undefined {
  const { blocks, text } = source;
  const range = findBlockRange(blocks, selected);
  const first = blocks[range?.start.block ?? -1];
  const last = blocks[range?.end.block ?? -1];
  if (!range || !first || !last) return undefined;
  const start = first.start + range.start.offset;
  const end = last.start + range.end.offset;
  return {
    start: dividesPair(text, start) ? start - 1 : start,
    end: dividesPair(text, end) ? end + 1 : end,
  };
}
