import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPassages, splitSearch } from './find-passages.ts';

const filler = 'Nothing of it stands here. '.repeat(20);

describe('the passages of a search', () => {
  it('are those with the most different words, in the order of the text', () => {
    const text = `${filler}The rent is due. ${filler}Rent and deposit are due. ${filler}A deposit.`;
    const found = findPassages(text, splitSearch('rent DEPOSIT due'));
    expect(found.map(({ hits }) => hits.map(({ start, end }) => text.slice(start, end)))).toEqual([
      ['rent', 'due'],
      ['Rent', 'deposit', 'due'],
      ['deposit'],
    ]);
    for (const passage of found) expect(passage.text).toMatch(/^\s?\S.*\S$/);
  });

  it('show whole words around part of a word', () => {
    const [passage] = findPassages(`${filler}Everybody indemnifies Ada. ${filler}`, ['demnif']);
    expect(passage?.text.trim()).toMatch(/^(?:\w+\.? )*Everybody indemnifies Ada\.(?: \w+\.?)*$/);
  });

  it('are found by words with hyphens and other marks', () => {
    const text = 'A non-exclusive licence and/or a fee of $5 (net).';
    const query = 'non-exclusive and/or $5 (net)';
    const [passage] = findPassages(text, splitSearch(query));
    expect(passage?.hits.map(({ start, end }) => text.slice(start, end))).toEqual(query.split(' '));
  });

  it('are none where no word stands, and none of a search without words', () => {
    expect(findPassages(filler, ['rent'])).toEqual([]);
    expect(findPassages(filler, splitSearch('   '))).toEqual([]);
  });

  it('are exact whatever the text and the words are', () => {
    const texts = fc.array(
      fc.constantFrom('a(b', 'İstanbul', '$5', '\n', ' ', '😀', '[x]', 'rent.'),
      {
        maxLength: 200,
      },
    );
    fc.assert(
      fc.property(texts, fc.string({ maxLength: 12 }), (parts, query) => {
        const text = parts.join('');
        for (const { start, end, text: shown, hits } of findPassages(text, splitSearch(query))) {
          expect(text.slice(start, end)).toBe(shown);
          for (const hit of hits) {
            expect(hit.start).toBeGreaterThanOrEqual(start);
            expect(hit.end).toBeLessThanOrEqual(end);
          }
        }
      }),
    );
  });
});
