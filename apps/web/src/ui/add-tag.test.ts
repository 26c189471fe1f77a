import { describe, expect, it } from 'vitest';
import { addTag } from './add-tag.ts';

const limits = { length: 60, count: 20 };

describe('a tag', () => {
  it('is added at the end without the space around it', () => {
    expect(addTag(['a'], '  to check ', limits)).toEqual(['a', 'to check']);
  });

  it.each(['', '   ', 'a', ' a ', 'x'.repeat(61)])('%j changes nothing', (text) => {
    const tags = ['a'];
    expect(addTag(tags, text, limits)).toBe(tags);
  });

  it('beyond the most that are taken changes nothing', () => {
    const tags = Array.from({ length: limits.count }, (_, index) => `tag ${index}`);
    expect(addTag(tags, 'one more', limits)).toBe(tags);
  });
});
