import { describe, expect, it } from 'vitest';
import { getRiskLevel } from './risk-level.ts';

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
});
