import type { Block, Page } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { createPageFinder, listPageParts } from './page-parts.ts';

function buildBlock(
  start: number,
  end: number,
  page: number,
  kind: Block['kind'] = 'paragraph',
): Block {
  return { kind, start, end, page };
}

const pages: Page[] = [
  { number: 1, start: 0, end: 60 },
  { number: 2, start: 60, end: 60 },
  { number: 3, start: 60, end: 130 },
];
const blocks = [
  buildBlock(0, 40, 1),
  buildBlock(41, 80, 1),
  buildBlock(81, 90, 1, 'footnote'),
  buildBlock(91, 130, 3),
];

describe('the parts of the text on each page', () => {
  it('cut a block that goes on over the end of a page', () => {
    expect(listPageParts({ blocks, pages })[0]).toContainEqual({ start: 41, end: 60 });
    expect(listPageParts({ blocks, pages })[2]).toContainEqual({ start: 60, end: 80 });
  });

  it('give a note behind such a block back to its page', () => {
    expect(listPageParts({ blocks, pages })[0]).toContainEqual({ start: 81, end: 90 });
  });

  it('are none on a page without text', () => {
    expect(listPageParts({ blocks, pages })[1]).toEqual([]);
  });

  it('hold every character of every block once', () => {
    const all = listPageParts({ blocks, pages })
      .flat()
      .sort((a, b) => a.start - b.start);
    expect(all).toEqual([
      { start: 0, end: 40 },
      { start: 41, end: 60 },
      { start: 60, end: 80 },
      { start: 81, end: 90 },
      { start: 91, end: 130 },
    ]);
  });

  it('tell on which pages a passage stands', () => {
    const findPages = createPageFinder(listPageParts({ blocks, pages }));
    expect(findPages({ start: 0, end: 5 })).toEqual([0]);
    expect(findPages({ start: 50, end: 70 })).toEqual([0, 2]);
    expect(findPages({ start: 84, end: 86 })).toEqual([0]);
    expect(findPages({ start: 40, end: 41 })).toEqual([]);
  });
});
