import { describe, expect, it } from 'vitest';
import { estimateProbability, type Trees } from './trees.ts';

const trees: Trees = {
  base: 0,
  roots: Int32Array.from([0, 3]),
  features: Int16Array.from([1, -1, -1, -1]),
  thresholds: Float32Array.from([5, 0, 0, 0]),
  left: Int32Array.from([1, -1, -1, -1]),
  right: Int32Array.from([2, -1, -1, -1]),
  values: Float32Array.from([9, -2, 2, 1]),
};

describe('trees', () => {
  it.each([
    ['below a threshold', [0, 4], 1 / (1 + Math.exp(1))],
    ['at a threshold', [0, 5], 1 / (1 + Math.exp(-3))],
  ])('add up their leaves %s', (_, row, probability) => {
    const rows = Float32Array.from([99, 99, ...row]);
    expect(estimateProbability(trees, rows, 2)).toBeCloseTo(probability, 6);
  });
});
