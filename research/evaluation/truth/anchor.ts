import type { Evidence, SourceText } from '@clauselight/schema';

/**
 * The paragraph in which evidence begins. It stays the same if the quote of a finding begins some words later, so a
 * statement keeps its id.
 */
export function getAnchor({ blocks, text }: SourceText, evidence: Evidence | undefined): string {
  if (evidence === undefined) return '';
  const block = blocks.find(({ start, end }) => start <= evidence.start && evidence.start < end);
  return block === undefined ? evidence.quote : text.slice(block.start, block.end);
}
