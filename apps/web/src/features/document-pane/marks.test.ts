import type { Finding } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import {
  collectMarks,
  findMarkAt,
  findMarkGroup,
  findNeighbour,
  indexMarks,
  type Mark,
} from './marks.ts';

function buildMark(start: number, end: number): Mark {
  return { key: `${start}`, start, end, quote: 'q', title: 't', severity: 3 };
}

const marks = [buildMark(10, 20), buildMark(12, 15), buildMark(40, 50)];

describe('marks', () => {
  it('of all findings stand in the order of the document', () => {
    const finding = { id: 'f', title: 'Cap', severity: 4 } as Finding;
    const list = collectMarks([
      { ...finding, evidence: [{ start: 9, end: 12, quote: 'abc' }] },
      {
        ...finding,
        evidence: [
          { start: 30, end: 33, quote: 'xyz' },
          { start: 2, end: 5, quote: 'cap' },
        ],
      },
    ]);
    expect(list.map(({ quote }) => quote)).toEqual(['cap', 'abc', 'xyz']);
  });

  it('that reach over two sections belong to both', () => {
    const blocks = [
      { kind: 'paragraph' as const, start: 0, end: 14 },
      { kind: 'paragraph' as const, start: 15, end: 60 },
    ];
    const sections = [
      { first: 0, last: 1, estimatedHeight: 1 },
      { first: 1, last: 2, estimatedHeight: 1 },
    ];
    expect(indexMarks(marks, sections, blocks)).toEqual([
      [0, 1],
      [0, 2],
    ]);
  });

  it.each([
    ['next', { start: 12, end: 15 }, 1, 40],
    ['next after the last', { start: 40, end: 50 }, 1, 10],
    ['before the first', { start: 10, end: 20 }, -1, 40],
    ['next from a passage that is no mark', { start: 11, end: 13 }, 1, 12],
    ['before a passage that is no mark', { start: 30, end: 31 }, -1, 12],
    ['first of all', undefined, 1, 10],
    ['last of all', undefined, -1, 40],
  ] as const)('the %s is found', (_what, passage, direction, start) => {
    expect(findNeighbour(marks, passage, direction)?.start).toBe(start);
  });

  it('over the same words are one group, and stepping leaves it', () => {
    const twins = [buildMark(1, 2), buildMark(5, 9), buildMark(5, 9), buildMark(12, 15)];
    const passage = { start: 5, end: 9 };
    expect(findMarkGroup(twins, passage)).toEqual({ first: 1, last: 2 });
    expect(findNeighbour(twins, passage, 1)?.start).toBe(12);
    expect(findNeighbour(twins, passage, -1)?.start).toBe(1);
  });

  it('without any there is no neighbour', () => {
    expect(findNeighbour([], undefined, 1)).toBeUndefined();
  });

  it('under the pointer the shortest is meant, and its end is outside', () => {
    expect(findMarkAt(marks, 13)?.start).toBe(12);
    expect(findMarkAt(marks, 50)).toBeUndefined();
  });
});
