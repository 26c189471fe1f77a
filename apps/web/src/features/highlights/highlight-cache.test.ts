import type { Highlight } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { insertHighlight, removeHighlight, replaceHighlight } from './highlight-cache.ts';
import { buildHighlight } from './test/build-highlight.ts';

const list: readonly Highlight[] = [
  buildHighlight({ id: 'a', startOffset: 0, endOffset: 9 }),
  buildHighlight({ id: 'b', startOffset: 5, endOffset: 20 }),
  buildHighlight({ id: 'c', startOffset: 5, endOffset: 9 }),
  buildHighlight({ id: 'd', startOffset: 30, endOffset: 31 }),
];
const ids = (highlights: readonly Highlight[]) => highlights.map(({ id }) => id).join('');

describe('the list of highlights', () => {
  it.each([
    [0, 4, 'axbcd'],
    [0, 12, 'xabcd'],
    [5, 12, 'abxcd'],
    [5, 9, 'abcxd'],
    [40, 41, 'abcdx'],
  ])('takes one at %i-%i in document order', (startOffset, endOffset, order) => {
    expect(ids(insertHighlight(list, buildHighlight({ id: 'x', startOffset, endOffset })))).toBe(
      order,
    );
  });

  it('holds no highlight twice', () => {
    expect(
      ids(insertHighlight(list, buildHighlight({ id: 'b', startOffset: 40, endOffset: 41 }))),
    ).toBe('acdb');
  });

  it('keeps the very items that were not changed', () => {
    const next = buildHighlight({ id: 'b', startOffset: 5, endOffset: 20, note: 'new' });
    const replaced = replaceHighlight(list, next);
    expect(replaced[1]?.note).toBe('new');
    expect(replaced[0]).toBe(list[0]);
    expect(removeHighlight(list, 'a')[0]).toBe(list[1]);
  });

  it('does not bring back one that is gone', () => {
    expect(ids(replaceHighlight(list, buildHighlight({ id: 'gone' })))).toBe('abcd');
  });
});
