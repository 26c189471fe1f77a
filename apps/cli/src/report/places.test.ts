import { describe, expect, it } from 'vitest';
import { createPlaces } from './places.ts';

const outer = { id: 'c1', number: '4', heading: 'Term', level: 1, start: 10, end: 50 };
const inner = { id: 'c2', number: '4.2', heading: 'Renewal', level: 2, start: 20, end: 30 };
const places = createPlaces([outer, inner], [{ number: 7, start: 0, end: 25 }]);

describe('a place', () => {
  it.each([
    [{ start: 12, end: 13 }, 'clause 4 Term, page 7'],
    [{ start: 20, end: 26 }, 'clause 4.2 Renewal, page 7'],
    [{ start: 40, end: 41 }, 'clause 4 Term'],
    [{ start: 2, end: 3 }, 'page 7'],
    [{ start: 60, end: 61 }, undefined],
  ])('of %j is named by the innermost clause and the page: %s', (span, words) => {
    expect(places.find(span)).toBe(words);
  });

  it('is named by the clause that is already known', () => {
    expect(places.find({ start: 60, end: 61 }, { id: 'c9', number: 'Article IX' })).toBe(
      'Article IX',
    );
    expect(places.find({ start: 60, end: 61 }, { id: 'c9', heading: 'Notices' })).toBe('Notices');
    expect(places.find({ start: 60, end: 61 }, { id: 'c9' })).toBeUndefined();
  });
});
