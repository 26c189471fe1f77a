import type { Block } from '@clauselight/schema';

/**
 * The outline depth of each heading by its block's start, 1 the outermost: never more than one deeper
 * than the heading before, whatever levels the document skips.
 */
export function computeHeadingDepths(blocks: readonly Block[]): Map<number, number> {
  const depths = new Map<number, number>();
  let last = 0;
  for (const block of blocks) {
    if (block.kind !== 'heading') continue;
    last = Math.min(block.level ?? 1, last + 1);
    depths.set(block.start, last);
  }
  return depths;
}

/** The page that begins with each block, by the block's start: only where the page changes. */
export function computePageStarts(blocks: readonly Block[]): Map<number, number> {
  const starts = new Map<number, number>();
  let last: number | undefined;
  for (const { start, page } of blocks) {
    if (page === undefined || page === last) continue;
    starts.set(start, page);
    last = page;
  }
  return starts;
}
