import { describe, expect, it } from 'vitest';
import { isInside, joinBoxes } from './boxes.ts';

function buildBox(left: number, top: number, width = 0.1, height = 0.02) {
  return { left, top, width, height };
}

describe('boxes of highlighted words', () => {
  it('are one for each line', () => {
    const joined = joinBoxes(
      [buildBox(0.1, 0.1), buildBox(0.205, 0.101), buildBox(0.1, 0.13)],
      0.7,
    );
    expect(joined).toHaveLength(2);
    expect(joined[0]?.width).toBeCloseTo(0.205);
  });

  it('stay apart over a wide gap, as between the cells of a table', () => {
    expect(joinBoxes([buildBox(0.1, 0.1), buildBox(0.4, 0.1)], 0.7)).toHaveLength(2);
  });

  it('stay apart where one is set much smaller', () => {
    expect(joinBoxes([buildBox(0.1, 0.1), buildBox(0.2, 0.1, 0.1, 0.008)], 0.7)).toHaveLength(2);
  });

  it('hold the points between their edges', () => {
    expect(isInside(buildBox(0.1, 0.1), { x: 0.15, y: 0.11 })).toBe(true);
    expect(isInside(buildBox(0.1, 0.1), { x: 0.25, y: 0.11 })).toBe(false);
  });
});
