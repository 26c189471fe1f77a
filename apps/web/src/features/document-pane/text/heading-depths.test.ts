import type { Block } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { computeHeadingDepths, computePageStarts } from './heading-depths.ts';

const heading = (start: number, level?: number): Block => ({
  kind: 'heading',
  start,
  end: start + 1,
  ...(level !== undefined && { level }),
});

describe('the outline', () => {
  it('never goes more than one deeper at once', () => {
    const depths = computeHeadingDepths([heading(0, 3), heading(2, 3), heading(4, 1), heading(6)]);
    expect([...depths.values()]).toEqual([1, 2, 1, 1]);
  });

  it('has a page where the page changes, and none where there are no pages', () => {
    const block = { kind: 'paragraph' as const, end: 99 };
    const starts = computePageStarts([
      { ...block, start: 0, page: 1 },
      { ...block, start: 5, page: 1 },
      { ...block, start: 9, page: 2 },
      { ...block, start: 12 },
    ]);
    expect([...starts]).toEqual([
      [0, 1],
      [9, 2],
    ]);
  });
});
