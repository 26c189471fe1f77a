import type { Block } from '@clauselight/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSections, findSectionIndex } from './sections.ts';

function buildBlocks(lengths: readonly number[]): Block[] {
  let start = 0;
  return lengths.map((length) => {
    const block = { kind: 'paragraph' as const, start, end: start + length };
    start += length + 1;
    return block;
  });
}

describe('sections', () => {
  it('hold every block exactly once, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3000), { maxLength: 400 }), (lengths) => {
        const sections = buildSections(buildBlocks(lengths));
        const seen = sections.flatMap(({ first, last }) =>
          Array.from({ length: last - first }, (_, index) => first + index),
        );
        expect(seen).toEqual(lengths.map((_, index) => index));
        expect(sections.every(({ first, last }) => last - first <= 40)).toBe(true);
      }),
    );
  });

  it('of short blocks hold forty, of long ones twelve', () => {
    const short = buildSections(buildBlocks(Array(80).fill(20)));
    const long = buildSections(buildBlocks(Array(24).fill(2000)));
    expect(short.map(({ last }) => last)).toEqual([40, 80]);
    expect(long.map(({ last }) => last)).toEqual([12, 24]);
  });

  it('are found by a block within them', () => {
    const sections = buildSections(buildBlocks(Array(90).fill(20)));
    expect([0, 39, 40, 89].map((block) => findSectionIndex(sections, block))).toEqual([0, 0, 1, 2]);
  });

  it('are none for a text without blocks', () => {
    expect(buildSections([])).toEqual([]);
  });
});
