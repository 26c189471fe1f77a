import { describe, expect, it } from 'vitest';
import { computeUpperScore, getRiskLevel, isLittleRecognized } from './risk-level.ts';

describe('risk levels', () => {
  it.each([
    [0, 'low'],
    [3, 'low'],
    [3.1, 'medium'],
    [6, 'medium'],
    [6.1, 'high'],
    [10, 'high'],
  ])('a score of %s is %s', (score, level) => {
    expect(getRiskLevel(score)).toBe(level);
  });

  it.each([
    [3, 17, 'partial'],
    [3, 18, 'low'],
    [3.1, 17, 'medium'],
    [6.1, 17, 'high'],
  ])('a score of %s with %s of 40 sentences recognized is %s', (score, recognized, level) => {
    expect(getRiskLevel(score, { sentences: 40, recognized })).toBe(level);
  });
});

describe('what the rest of a document may hold', () => {
  it('is as much as the recognized sentences hold', () => {
    // R = 30 * ln(2) gives 5; twice that gives 7.5.
    expect(computeUpperScore(5, { sentences: 40, recognized: 20 })).toBeCloseTo(7.5, 10);
    expect(computeUpperScore(5, { sentences: 40, recognized: 40 })).toBe(5);
  });

  it('is anything where nothing was recognized and something counts', () => {
    expect(computeUpperScore(1, { sentences: 40, recognized: 0 })).toBe(10);
    expect(computeUpperScore(0, { sentences: 40, recognized: 0 })).toBe(0);
  });

  it('is nothing in a document without sentences', () => {
    expect(isLittleRecognized({ sentences: 0, recognized: 0 })).toBe(false);
  });
});
