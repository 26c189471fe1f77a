import type { Block, Span } from '@clauselight/schema';
import { findFirst } from '../../../lib/find-first.ts';

/** A position in the text as the page has it: a block, and a code unit within it. */
export interface BlockPosition {
  block: number;
  offset: number;
}

export interface BlockRange {
  start: BlockPosition;
  end: BlockPosition;
}

/** Index of the last block that starts at or before `offset`; -1 where none does. */
export function findBlockIndex(blocks: readonly Block[], offset: number): number {
  return findFirst(blocks.length, (index) => (blocks[index]?.start ?? 0) > offset) - 1;
}

/**
 * The blocks a span reaches over, without the line feeds between blocks: a start among them moves on
 * to the next block, an end among them back to the one before. Nothing where no ink is left.
 */
export function findBlockRange(blocks: readonly Block[], span: Span): BlockRange | undefined {
  const start = findStart(blocks, span.start);
  const end = findEnd(blocks, span.end);
  if (!start || !end) return undefined;
  if (end.block < start.block) return undefined;
  if (end.block === start.block && end.offset <= start.offset) return undefined;
  return { start, end };
}

function findStart(blocks: readonly Block[], offset: number): BlockPosition | undefined {
  const index = findBlockIndex(blocks, offset);
  const block = blocks[index];
  if (block && offset < block.end) return { block: index, offset: offset - block.start };
  return blocks[index + 1] && { block: index + 1, offset: 0 };
}

function findEnd(blocks: readonly Block[], offset: number): BlockPosition | undefined {
  const index = findBlockIndex(blocks, offset - 1);
  const block = blocks[index];
  if (!block) return undefined;
  return { block: index, offset: Math.min(offset, block.end) - block.start };
}
