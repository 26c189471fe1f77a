import { describe, expect, it } from 'vitest';
import { highlightChangeSchema, newHighlightSchema } from './highlights.ts';

const given = { startOffset: 4, endOffset: 7, quote: 'fee', color: '#FEF08A' };

describe('a new highlight', () => {
  it('has its tags trimmed, none empty and each once', () => {
    const tags = [' fees ', 'fees', '', '  ', 'Fees'];
    expect(newHighlightSchema.parse({ ...given, tags }).tags).toEqual(['fees', 'Fees']);
  });

  it('writes its color in lower case, and needs neither note nor tags', () => {
    expect(newHighlightSchema.parse(given)).toMatchObject({ color: '#fef08a', note: '', tags: [] });
  });

  it.each([
    ['an empty selection', { startOffset: 7 }],
    ['no words', { quote: '' }],
    ['a color by name', { color: 'yellow' }],
    ['a style sheet for a color', { color: '#fff;background:url(x)' }],
    ['a note beyond its length', { note: 'x'.repeat(5001) }],
    ['a tag beyond its length', { tags: ['x'.repeat(61)] }],
    ['more tags than it takes', { tags: Array.from({ length: 21 }, (_, at) => `tag ${at}`) }],
  ])('is refused with %s', (_, change) => {
    expect(newHighlightSchema.safeParse({ ...given, ...change }).success).toBe(false);
  });
});

it('loses characters that no database stores as text', () => {
  const change = { note: 'a\0b\uD83D', tags: ['\0', 'c\uDE00'] };
  expect(highlightChangeSchema.parse(change)).toEqual({ note: 'ab\uFFFD', tags: ['c\uFFFD'] });
});
