import { describe, expect, it } from 'vitest';
import { stackMarks } from './stack-marks.ts';
import { createTicks, spanMoments } from './time-ticks.ts';

describe('marks along a line', () => {
  it('are piled up where they would lie on one another, and nowhere else', () => {
    const placed = stackMarks([40, 5, 0, 15, 3], { getX: (x) => x, size: 10 });
    expect(placed.map(({ x, floor }) => [x, floor])).toEqual([
      [0, 0],
      [3, 1],
      [5, 2],
      [15, 0],
      [40, 0],
    ]);
  });
});

describe('an axis of time', () => {
  const now = new Date(2026, 10, 22, 12);

  it('holds every moment, and has room around a single one', () => {
    const other = new Date(2026, 0, 1);
    expect(spanMoments([now, other], now)).toEqual([other, now]);
    const [from, to] = spanMoments([now], now);
    expect([from.getDate(), to.getDate()]).toEqual([22, 23]);
    expect(spanMoments([], now)).toEqual([from, to]);
  });

  it.each([
    ['hours within a day', new Date(2026, 10, 22, 2), /^\d+:\d\d\s[AP]M$/],
    ['days within months', new Date(2026, 9, 1), /^[A-Z][a-z]{2} \d+$/],
    ['months within years', new Date(2024, 0, 1), /^[A-Z][a-z]{2} \d{4}$/],
  ])('is labelled in %s, with as many labels as there is room for', (_name, from, pattern) => {
    for (const width of [240, 900]) {
      const ticks = createTicks({ domain: [from, now], range: [0, width] });
      expect(ticks.length).toBeGreaterThan(0);
      expect(ticks.length).toBeLessThanOrEqual(Math.floor(width / 84) + 1);
      for (const { label } of ticks) expect(label).toMatch(pattern);
    }
  });
});
