import { describe, expect, it } from 'vitest';
import { relateToLinear } from './measure-length.ts';

describe('relateToLinear', () => {
  it('relates the cost of a page to one of the shortest text', () => {
    const costs = [100, 200, 500].map((pages, at) => ({
      pages,
      ms: [100, 300, 500][at] ?? 0,
      stages: [],
    }));
    expect(relateToLinear(costs).map(({ timesLinear }) => timesLinear)).toEqual([1, 1.5, 1]);
  });
});
