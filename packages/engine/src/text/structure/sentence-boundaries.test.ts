import { describe, expect, it } from 'vitest';
import { listSentenceSpans } from './sentence-boundaries.ts';

function split(text: string): readonly string[] {
  return listSentenceSpans(text, { start: 0, end: text.length }).map(({ start, end }) =>
    text.slice(start, end),
  );
}

describe('sentences', () => {
  it.each([
    ['Acme, Inc. Beta Corp. and Gamma Ltd. agree.', 1],
    ['This binds Acme, Inc. The other party is free.', 2],
    ['See Section 4.2. It applies.', 2],
    ['Filed under No. 12 in the U.S. District Court.', 1],
    ['The price is $1.50 per unit. Pay now.', 2],
    ['Dr. J. Smith signs. He is bound.', 2],
    ['He may (a) sell; (b) lease; or (c) burn it.', 1],
    ['“It ends.” Nobody knows why!', 2],
    ['e.g. Boston, i.e. here, etc.', 1],
    ['It is as stated in Exhibit B. Payment is due.', 2],
    ['It covers classes A and B. Class C is free.', 2],
    ['J. P. Morgan pays John F. Kennedy.', 1],
    ['The site is theirs. eBay runs it.', 2],
    ['WHEREAS, A sells; and WHEREAS, B buys; NOW, THEREFORE, they agree.', 3],
    ['He called it “final.” She did not.', 2],
    ['Is it due? Yes! It is.', 3],
    ['No. 4 is due. No fee is due.', 2],
  ])('are counted in %s: %i', (text, count) => {
    expect(split(text)).toHaveLength(count);
  });

  it('longer than 2,000 characters are cut without losing a word', () => {
    const text = 'word, '.repeat(1000).trim();
    const sentences = split(text);
    expect(sentences.every((sentence) => sentence.length <= 2000)).toBe(true);
    expect(sentences.join(' ')).toBe(text);
  });
});
