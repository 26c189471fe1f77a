import { maxTags } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { addTag } from './tags.ts';

describe('a tag', () => {
  it('is added at the end without the space around it', () => {
    expect(addTag(['a'], '  to check ')).toEqual(['a', 'to check']);
  });

  it.each(['', '   ', 'a', ' a ', 'x'.repeat(61)])('%j changes nothing', (text) => {
    const tags = ['a'];
    expect(addTag(tags, text)).toBe(tags);
  });

  it('beyond the most a highlight takes changes nothing', () => {
    const tags = Array.from({ length: maxTags }, (_, index) => `tag ${index}`);
    expect(addTag(tags, 'one more')).toBe(tags);
  });
});
