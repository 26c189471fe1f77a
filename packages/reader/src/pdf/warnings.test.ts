import { describe, expect, it } from 'vitest';
import type { PageLines } from './page.ts';
import { createWarnings } from './warnings.ts';

const quiet = {
  pages: [],
  damaged: [],
  untried: [],
  hasLeftOutPart: false,
  hasCodedFonts: false,
  hasAttachments: false,
  files: [],
  isCutOff: false,
  isRepaired: false,
  hasLostFonts: false,
};
const emptyPage = (page: number): PageLines => ({
  page,
  height: 792,
  lines: [],
  asides: [],
  unplacedMarks: [],
});

describe('the warnings of a PDF', () => {
  it('are empty if nothing was noticed', () => {
    expect(createWarnings(quiet)).toEqual([]);
  });

  it.each([
    [[3], 'Page 3 has no text that can be read, perhaps only images.'],
    [[2, 3], 'Pages 2-3 have no text that can be read, perhaps only images.'],
    [[2, 4, 5, 6, 9], 'Pages 2, 4-6 and 9 have no text that can be read, perhaps only images.'],
  ])('name the pages %j without text', (numbers, message) => {
    expect(createWarnings({ ...quiet, pages: numbers.map(emptyPage) })).toEqual([
      { code: 'pages-without-text', message },
    ]);
  });

  it('name the pages whose pictures were left, and do not say that these have no text', () => {
    const pages = [1, 2, 3].map(emptyPage);
    expect(createWarnings({ ...quiet, pages, untried: [2, 3] })).toEqual([
      {
        code: 'read-in-part',
        message:
          'The document has more pictures of pages than can be recognized at once: pages 2-3 were not recognized.',
      },
      {
        code: 'pages-without-text',
        message: 'Page 1 has no text that can be read, perhaps only images.',
      },
    ]);
  });

  it('list the most serious first', () => {
    const all = createWarnings({
      ...quiet,
      pages: [emptyPage(1)],
      damaged: [2],
      leftOut: { first: 3, last: 9 },
      hasAttachments: true,
    });
    expect(all.map(({ code }) => code)).toEqual([
      'read-in-part',
      'damaged-parts',
      'pages-without-text',
      'attachments-left-out',
    ]);
  });
});
