import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeCard } from './place-card.ts';

const view = { width: 1000, height: 800 };
const card = { width: 300, height: 400 };
const at = (left: number, top: number) => ({ left, top, right: left + 50, bottom: top + 20 });

describe('a card beside what it belongs to', () => {
  it('stands below it', () => {
    expect(placeCard({ anchor: at(100, 100), card, view })).toEqual({ left: 100, top: 128 });
  });

  it('stands above it where there is no room below', () => {
    expect(placeCard({ anchor: at(100, 700), card, view })).toEqual({ left: 100, top: 292 });
  });

  it('covers it rather than being cut off', () => {
    const { top } = placeCard({ anchor: at(100, 380), card, view });
    expect(top).toBe(392);
  });

  it('never reaches past an edge of the window, wherever it belongs', () => {
    const coordinate = fc.integer({ min: -5000, max: 5000 });
    fc.assert(
      fc.property(coordinate, coordinate, (left, top) => {
        const place = placeCard({ anchor: at(left, top), card, view });
        expect(place.left).toBeGreaterThanOrEqual(0);
        expect(place.top).toBeGreaterThanOrEqual(0);
        expect(place.left + card.width).toBeLessThanOrEqual(view.width);
        expect(place.top + card.height).toBeLessThanOrEqual(view.height);
      }),
    );
  });
});
