import type { Block } from '@clauselight/schema';
import { findFirst } from '../../../lib/find-first.ts';

const minBlocks = 12;
const maxBlocks = 40;
const minCharacters = 8_000;
const charactersPerLine = 80;
const lineHeightPx = 28;
const blockGapPx = 12;

/** Neighboring blocks that the browser lays out together or not at all. */
export interface Section {
  /** Index of the first block. */
  first: number;
  /** Index after the last block. */
  last: number;
  /** Height before it was ever laid out, in CSS pixels: an estimate. */
  estimatedHeight: number;
}

/** Cuts the blocks into sections of 12-40, cutting as soon as one holds 8,000 characters: laid out well within a frame. */
export function buildSections(blocks: readonly Block[]): Section[] {
  const sections: Section[] = [];
  let first = 0;
  let characters = 0;
  let height = 0;
  blocks.forEach((block, index) => {
    const length = block.end - block.start;
    characters += length;
    height += Math.max(1, Math.ceil(length / charactersPerLine)) * lineHeightPx + blockGapPx;
    const count = index + 1 - first;
    const isFull = count >= maxBlocks || (count >= minBlocks && characters >= minCharacters);
    if (!isFull && index + 1 < blocks.length) return;
    sections.push({ first, last: index + 1, estimatedHeight: height });
    first = index + 1;
    characters = 0;
    height = 0;
  });
  return sections;
}

/** Index of the section that holds a block. */
export function findSectionIndex(sections: readonly Section[], block: number): number {
  const isBehind = (index: number) => (sections[index]?.first ?? 0) > block;
  return findFirst(sections.length, isBehind) - 1;
}
