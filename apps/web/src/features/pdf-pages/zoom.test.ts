import { describe, expect, it } from 'vitest';
import { computeScale, stepZoom } from './zoom.ts';

const sizes = [
  { width: 800, height: 1000 },
  { width: 800, height: 1000 },
  { width: 1600, height: 1000 },
];

describe('the size of pages', () => {
  it('fills the pane with a page of the usual width, whatever a folded plan is', () => {
    expect(computeScale('fit', { sizes, room: 400 })).toBe(0.5);
  });

  it('is a share of the real size', () => {
    expect(computeScale('150', { sizes, room: 400 })).toBe(1.5);
  });

  it('never vanishes nor explodes', () => {
    expect(computeScale('fit', { sizes, room: 0 })).toBeGreaterThan(0);
    expect(computeScale('fit', { sizes: [{ width: 1, height: 1 }], room: 900 })).toBeLessThan(10);
  });

  it.each([
    [0.5, 1, '100'],
    [1, 1, '150'],
    [1.5, 1, '150'],
    [1.5, -1, '100'],
    [1, -1, 'fit'],
  ] as const)('steps from %s by %s to %s', (scale, direction, zoom) => {
    expect(stepZoom(scale, direction)).toBe(zoom);
  });
});
