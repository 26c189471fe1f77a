import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findHitFrom, findHits, listHitsWithin } from './find-hits.ts';

const search = (text: string, query: string) =>
  [...findHits(text, query)].flat().map(({ start, end }) => text.slice(start, end));

describe('a search', () => {
  it.each([
    ['capitals do not matter', 'The CAP of a Cap', 'cap', ['CAP', 'Cap']],
    [
      'a line break matches a space',
      'gross\nnegligence',
      'gross negligence',
      ['gross\nnegligence'],
    ],
    [
      'one space matches many',
      'gross \u00a0 negligence',
      'gross  negligence',
      ['gross \u00a0 negligence'],
    ],
    ['quotation marks match their sisters', 'the “Term” isn’t', '"term" isn\'t', ['“Term” isn’t']],
    ['signs of patterns are plain words', 'fee (a.b)* fee', '(a.b)*', ['(a.b)*']],
    ['pairs of surrogates stay whole', 'a 😀 b', '😀', ['😀']],
    ['spaces around the query are left out', 'net 30 days', ' 30 ', ['30']],
    ['hits do not overlap', 'aaaa', 'aa', ['aa', 'aa']],
    ['spaces alone find nothing', 'a b', '  ', []],
  ])('%s', (_what, text, query, hits) => {
    expect(search(text, query)).toEqual(hits);
  });

  it('finds each hit once in a text of many slices, on their borders too', () => {
    const filler = fc.integer({ min: 199_990, max: 200_010 });
    fc.assert(
      fc.property(fc.array(filler, { minLength: 1, maxLength: 4 }), (gaps) => {
        const text = gaps.map((gap) => `${'x'.repeat(gap)}needle`).join('');
        expect(search(text, 'needle')).toHaveLength(gaps.length);
      }),
      { numRuns: 20 },
    );
    expect(search('aa'.repeat(150_000), 'aa')).toHaveLength(150_000);
  });
});

describe('hits', () => {
  const hits = [10, 20, 30].map((start) => ({ start, end: start + 5 }));

  it('within a span are those that overlap it', () => {
    expect(listHitsWithin(hits, { start: 14, end: 30 })).toEqual(hits.slice(0, 2));
    expect(listHitsWithin(hits, { start: 15, end: 20 })).toEqual([]);
  });

  it('from a place on begin with the next, and behind the last with the first', () => {
    expect(findHitFrom(hits, 11)).toBe(1);
    expect(findHitFrom(hits, 31)).toBe(0);
  });
});
