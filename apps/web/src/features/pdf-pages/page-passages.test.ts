import { describe, expect, it } from 'vitest';
import { findNeighbor } from './page-passages.ts';

const passages = [
  { id: 'c', start: 50, end: 60, color: '#fef08a' },
  { id: 'a', start: 0, end: 10, color: '#fef08a' },
  { id: 'b', start: 20, end: 30, color: '#fef08a' },
];

describe('stepping through highlights', () => {
  it.each([
    [undefined, 1, 'a'],
    [undefined, -1, 'c'],
    [{ start: 0, end: 10 }, 1, 'b'],
    [{ start: 50, end: 60 }, 1, 'a'],
    [{ start: 0, end: 10 }, -1, 'c'],
    [{ start: 25, end: 26 }, -1, 'b'],
  ] as const)('goes from %j by %s to %s', (passage, direction, id) => {
    expect(findNeighbor(passages, passage, direction)?.id).toBe(id);
  });

  it('does nothing without highlights', () => {
    expect(findNeighbor([], undefined, 1)).toBeUndefined();
  });
});
