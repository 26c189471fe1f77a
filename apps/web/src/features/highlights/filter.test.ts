import { aiAuthor } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import {
  countTags,
  filterHighlights,
  type HighlightFilter,
  keepListView,
  noFilter,
  readHighlightFilter,
  writeHighlightFilter,
} from './filter.ts';
import { buildHighlight } from './test/build-highlight.ts';

const highlights = [
  buildHighlight({ id: 'a', quote: 'Fees are\n  payable in advance', tags: ['Payment'] }),
  buildHighlight({ id: 'b', note: 'Ask for a CAP', tags: ['Payment', 'cap'] }),
  buildHighlight({ id: 'c', createdBy: aiAuthor, tags: ['Risk'] }),
];

function find(parts: Partial<HighlightFilter>): string {
  return filterHighlights(highlights, { ...noFilter, ...parts })
    .map(({ id }) => id)
    .join('');
}

describe('the filter of highlights', () => {
  it.each<[string, Partial<HighlightFilter>, string]>([
    ['nothing', {}, 'abc'],
    ['white space', { text: '   ' }, 'abc'],
    ['words of the quote across a line end', { text: 'are payable' }, 'a'],
    ['words of the note in any case', { text: 'for a cap' }, 'b'],
    ['a tag by its words', { text: 'risk' }, 'c'],
    ['words that stand nowhere', { text: 'indemnity' }, ''],
    ['a tag', { tag: 'Payment' }, 'ab'],
    ['a tag that differs in case', { tag: 'payment' }, ''],
    ['the analysis', { author: 'ai' }, 'c'],
    ['the reader', { author: 'you' }, 'ab'],
    ['several together', { author: 'you', tag: 'Payment', text: 'cap' }, 'b'],
  ])('by %s', (_name, filter, ids) => {
    expect(find(filter)).toBe(ids);
  });

  it('keeps the list itself where it narrows nothing', () => {
    expect(filterHighlights(highlights, noFilter)).toBe(highlights);
  });

  it('offers each tag once, with its count', () => {
    expect(countTags(highlights)).toEqual([
      { tag: 'cap', count: 1 },
      { tag: 'Payment', count: 2 },
      { tag: 'Risk', count: 1 },
    ]);
  });

  it('is read back from the address it was written into, beside what else is there', () => {
    const filter: HighlightFilter = { text: 'a & b', tag: 'Key term', author: 'ai' };
    const params = writeHighlightFilter(new URLSearchParams('analysis=x&hl-tag=old'), filter);
    expect(readHighlightFilter(params)).toEqual(filter);
    expect(params.get('analysis')).toBe('x');
    expect(writeHighlightFilter(params, noFilter).toString()).toBe('analysis=x');
  });

  it('is kept for another passage, and nothing else is', () => {
    const current = new URLSearchParams('analysis=x&at=1-2&hl-tag=a&hl-list=hidden');
    const next = new URLSearchParams('analysis=x&at=5-9');
    expect(keepListView(next, current).toString()).toBe(
      'analysis=x&at=5-9&hl-tag=a&hl-list=hidden',
    );
  });

  it('ignores an author that does not exist', () => {
    expect(readHighlightFilter(new URLSearchParams('hl-by=constructor'))).toEqual(noFilter);
  });
});
