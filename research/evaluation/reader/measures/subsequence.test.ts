import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCommonLength, getRisingLength } from './subsequence.ts';

/** The textbook's table, cell by cell. */
function getCommonLengthSlowly(first: readonly string[], second: readonly string[]): number {
  let row = new Array<number>(second.length + 1).fill(0);
  for (const item of first) {
    const next = [0];
    for (const [at, other] of second.entries()) {
      next.push(item === other ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const items = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 150 });

describe('a longest common subsequence', () => {
  it('is as long as the textbook says', () => {
    fc.assert(
      fc.property(items, items, (first, second) => {
        expect(findCommonLength(first, second)).toBe(getCommonLengthSlowly(first, second));
      }),
    );
  });

  it('is given up where two texts are too long for it', () => {
    const long = new Array<string>(700_000).fill('a');
    expect(findCommonLength(long, long)).toBeUndefined();
  });
});

describe('a longest rising subsequence', () => {
  it('leaves out what falls and what repeats', () => {
    expect(getRisingLength([3, 1, 2, 2, 9, 4, 5])).toBe(4);
  });
});
