import type { SourceText } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { findHeadingIndex, listHeadings } from './headings.ts';

const text = '1. Fees\nPay.\n1.1 Late\n  fees\nMore.';
const source = {
  text,
  blocks: [
    { kind: 'heading', start: 0, end: 7, level: 1 },
    { kind: 'paragraph', start: 8, end: 12 },
    { kind: 'heading', start: 13, end: 28, level: 2 },
    { kind: 'paragraph', start: 29, end: 34 },
  ],
} as unknown as SourceText;

describe('the outline', () => {
  const headings = listHeadings(source);

  it('lists every heading with its depth, on one line', () => {
    expect(headings.map(({ title, depth }) => [depth, title])).toEqual([
      [1, '1. Fees'],
      [2, '1.1 Late fees'],
    ]);
  });

  it.each([
    [0, 0],
    [12, 0],
    [13, 1],
    [99, 1],
  ])('knows under which heading %s stands', (offset, index) => {
    expect(findHeadingIndex(headings, offset)).toBe(index);
  });

  it('has no heading before the first', () => {
    expect(findHeadingIndex(headings.slice(1), 3)).toBe(-1);
  });
});
