import type { Block } from '@clauselight/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBlockIndex, findBlockRange } from './offsets.ts';

function buildBlocks(lengths: readonly number[]): Block[] {
  let start = 0;
  return lengths.map((length) => {
    const block = { kind: 'paragraph' as const, start, end: start + length };
    start += length + 2;
    return block;
  });
}

const blocks = buildBlocks([5, 3, 4]);

describe('offsets of the text', () => {
  it.each([
    [0, 0],
    [4, 0],
    [6, 0],
    [7, 1],
    [12, 2],
    [99, 2],
  ])('%s lies in or after block %s', (offset, index) => {
    expect(findBlockIndex(blocks, offset)).toBe(index);
  });

  it('before every block lie in none', () => {
    expect(findBlockIndex([{ kind: 'paragraph', start: 3, end: 5 }], 2)).toBe(-1);
  });
});

describe('a span on the page', () => {
  it('within a block keeps its code units', () => {
    const range = findBlockRange(blocks, { start: 8, end: 10 });
    expect(range).toEqual({ start: { block: 1, offset: 1 }, end: { block: 1, offset: 3 } });
  });

  it('moves off the line feeds between blocks at both ends', () => {
    const range = findBlockRange(blocks, { start: 5, end: 12 });
    expect(range).toEqual({ start: { block: 1, offset: 0 }, end: { block: 1, offset: 3 } });
  });

  it.each([[{ start: 5, end: 7 }], [{ start: 3, end: 3 }], [{ start: 50, end: 60 }]])(
    '%j holds no ink',
    (span) => {
      expect(findBlockRange(blocks, span)).toBeUndefined();
    },
  );

  it('covers exactly the characters of the span that blocks hold', () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(lengths, fc.nat(80), fc.nat(80), (sizes, a, b) => {
        const list = buildBlocks(sizes);
        const span = { start: Math.min(a, b), end: Math.max(a, b) };
        const range = findBlockRange(list, span);
        const ink = list.reduce(
          (sum, { start, end }) =>
            sum + Math.max(0, Math.min(end, span.end) - Math.max(start, span.start)),
          0,
        );
        expect(range === undefined).toBe(ink === 0);
        if (!range) return;
        const first = list[range.start.block];
        const last = list[range.end.block];
        expect((first?.start ?? 0) + range.start.offset).toBeGreaterThanOrEqual(span.start);
        expect((last?.start ?? 0) + range.end.offset).toBeLessThanOrEqual(span.end);
      }),
    );
  });
});
