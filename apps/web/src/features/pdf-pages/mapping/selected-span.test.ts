import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPageMap } from './page-map.ts';
import { findSelectedSpan } from './selected-span.ts';

const text =
  'The supplier shall deliver the goods. The customer shall pay the price within thirty days.';
const items = [
  'The supplier shall deliver the',
  'goods. The customer shall',
  'pay the price within thirty days.',
];
const map = createPageMap({ text, parts: [{ start: 0, end: text.length }], items });

function select(start: [number, number], end: [number, number]): string | undefined {
  const span = findSelectedSpan([
    { map, start: { item: start[0], offset: start[1] }, end: { item: end[0], offset: end[1] } },
  ]);
  return span && text.slice(span.start, span.end);
}

describe('a selection on pages', () => {
  it('is the words of the text', () => {
    expect(select([0, 4], [0, 12])).toBe('supplier');
    expect(select([0, 19], [1, 6])).toBe('deliver the goods.');
  });

  it('begins and ends with ink', () => {
    expect(select([0, 3], [0, 13])).toBe('supplier');
  });

  it('is nothing where no letter is selected', () => {
    expect(select([0, 3], [0, 4])).toBeUndefined();
    expect(findSelectedSpan([])).toBeUndefined();
  });

  it('continues over the end of a page, without the running line there', () => {
    const whole = 'The price rises\nevery year.\nPage 1';
    const first = createPageMap({
      text: whole,
      parts: [
        { start: 0, end: 15 },
        { start: 28, end: 34 },
      ],
      items: ['The price rises', 'Page 1'],
    });
    const second = createPageMap({
      text: whole,
      parts: [{ start: 16, end: 27 }],
      items: ['every year.'],
    });
    const span = findSelectedSpan([
      { map: first, start: { item: 0, offset: 4 }, end: { item: 0, offset: 15 } },
      { map: second, start: { item: 0, offset: 0 }, end: { item: 0, offset: 5 } },
    ]);
    expect(span && whole.slice(span.start, span.end)).toBe('price rises\nevery');
  });

  it('is the longest stretch where the page has an order of its own', () => {
    const columns = 'A short. B is quite a bit longer. C ends.';
    const page = createPageMap({
      text: columns,
      parts: [{ start: 0, end: columns.length }],
      items: ['A short.', 'C ends.', 'B is quite a bit longer.'],
    });
    const span = findSelectedSpan([
      { map: page, start: { item: 0, offset: 0 }, end: { item: 1, offset: 7 } },
    ]);
    expect(span && columns.slice(span.start, span.end)).toBe('A short.');
  });

  it('gives the same words back for every highlighted passage', () => {
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(text.length), (a, b) => {
        const quote = text.slice(Math.min(a, b), Math.max(a, b)).trim();
        const start = text.indexOf(quote, Math.min(a, b));
        const places = map.source.starts.flatMap((at, index) =>
          at >= start && at < start + quote.length ? [map.placeOf[index] ?? -1] : [],
        );
        const [first, last] = [places[0] ?? -1, places.at(-1) ?? -1];
        if (first < 0) return;
        const span = findSelectedSpan([
          {
            map,
            start: { item: map.items[first] ?? 0, offset: map.layer.starts[first] ?? 0 },
            end: { item: map.items[last] ?? 0, offset: map.layer.ends[last] ?? 0 },
          },
        ]);
        expect(span && text.slice(span.start, span.end)).toBe(quote);
      }),
    );
  });
});
