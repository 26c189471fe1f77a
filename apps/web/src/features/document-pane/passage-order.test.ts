import { describe, expect, it } from 'vitest';
import type { HighlightedPassage } from '../../lib/highlighted-passage.ts';
import { findGroup, findNeighbor, findPassagesOver, sortPassages } from './passage-order.ts';

function buildPassage(start: number, end: number): HighlightedPassage {
  return { id: `${start}-${end}`, start, end, color: '#fef08a' };
}

const passages = [buildPassage(10, 20), buildPassage(12, 15), buildPassage(40, 50)];
const ids = (list: readonly HighlightedPassage[]) => list.map(({ id }) => id);

describe('passages', () => {
  it('stand in the order of the document, the longer first where two begin together', () => {
    const mixed = [buildPassage(12, 15), buildPassage(10, 12), buildPassage(10, 20)];
    expect(ids(sortPassages(mixed))).toEqual(['10-20', '10-12', '12-15']);
  });

  it.each([
    ['next', { start: 12, end: 15 }, 1, 40],
    ['next after the last', { start: 40, end: 50 }, 1, 10],
    ['one before the first', { start: 10, end: 20 }, -1, 40],
    ['next from a place that is no passage', { start: 11, end: 13 }, 1, 12],
    ['one before a place that is no passage', { start: 30, end: 31 }, -1, 12],
    ['first of all', undefined, 1, 10],
    ['last of all', undefined, -1, 40],
  ] as const)('the %s is found', (_what, from, direction, start) => {
    expect(findNeighbor(passages, from, direction)?.start).toBe(start);
  });

  it('over the same words are one group, and stepping leaves it', () => {
    const twins = [
      buildPassage(1, 2),
      buildPassage(5, 9),
      buildPassage(5, 9),
      buildPassage(12, 15),
    ];
    const span = { start: 5, end: 9 };
    expect(findGroup(twins, span)).toEqual({ first: 1, last: 2 });
    expect(findNeighbor(twins, span, 1)?.start).toBe(12);
    expect(findNeighbor(twins, span, -1)?.start).toBe(1);
  });

  it('without passages there is no neighbor', () => {
    expect(findNeighbor([], undefined, 1)).toBeUndefined();
  });

  it('over a character are all that overlap there, the shortest first; an end is outside', () => {
    expect(ids(findPassagesOver(passages, { start: 13, end: 14 }))).toEqual(['12-15', '10-20']);
    expect(findPassagesOver(passages, { start: 50, end: 51 })).toEqual([]);
  });
});
