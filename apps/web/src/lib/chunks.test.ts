import { describe, expect, it } from 'vitest';
import { cutChunks } from './chunks.ts';

const cut = (count: number, seen: number[], current: number) =>
  cutChunks({ count, seen: new Set(seen), current, size: 25, itemHeight: 120 });
const made = (...[count, seen, current]: Parameters<typeof cut>) =>
  cut(count, seen, current).flatMap(({ isMade, first }) => (isMade ? [first] : []));

describe('a long list', () => {
  it('is cut without gaps, to its last item', () => {
    const chunks = cut(60, [], -1);
    expect(chunks.map(({ first, last }) => [first, last])).toEqual([
      [0, 25],
      [25, 50],
      [50, 60],
    ]);
    expect(chunks[2]?.estimatedHeight).toBe(1200);
  });

  it('begins with its first items alone', () => {
    expect(made(2000, [], -1)).toEqual([0]);
  });

  it('makes what was seen, and the item that is shown wherever it stands', () => {
    expect(made(2000, [2], 1999)).toEqual([0, 50, 1975]);
  });

  it('of nothing has no chunks', () => {
    expect(cut(0, [], 0)).toEqual([]);
  });
});
