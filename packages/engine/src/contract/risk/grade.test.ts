import { describe, expect, it } from 'vitest';
import { getConfidence, isScored } from './grade.ts';

describe('the grade of a rule', () => {
  it.each([
    ['A', 1, true],
    ['B', 0.8, true],
    ['C', 0.5, false],
    ['N', 0.6, false],
  ] as const)(
    'grade %s has confidence %d, and counts in the score: %s',
    (grade, confidence, counts) => {
      expect(getConfidence({ grade })).toBe(confidence);
      expect(isScored({ grade })).toBe(counts);
    },
  );
});
