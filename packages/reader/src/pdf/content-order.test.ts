import { describe, expect, it } from 'vitest';
import { cutByContent, findWriting } from './content-order.ts';
import type { Fragment } from './fragments.ts';

/** Rows of words at 0 and 300, given by their places in the content; nothing where a side is empty. */
function buildRows(orders: readonly (readonly [left?: number, right?: number])[]): Fragment[][] {
  return orders.map((sides, at) =>
    sides.flatMap((order, side) =>
      order === undefined
        ? []
        : [{ text: 'w', x: side * 300, y: at * 12, width: 100, size: 10, isBold: false, order }],
    ),
  );
}

const countParts = (orders: Parameters<typeof buildRows>[0]) =>
  cutByContent(buildRows(orders)).map(({ length }) => length);

describe('rows', () => {
  it.each([
    ['one below the other', [[0], [1], [2]], [1, 1, 1]],
    [
      'of a table',
      [
        [0, 1],
        [2, 3],
        [4, 5],
      ],
      [1, 1, 1],
    ],
    [
      'of two columns',
      [
        [0, 3],
        [1, 4],
        [2, 5],
      ],
      [3],
    ],
    ['of two columns between lines over both', [[0], [1, 3], [2, 4], [5]], [1, 2, 1]],
    ['of two columns below a header at the end of the content', [[9], [0, 2], [1, 3]], [1, 2]],
    ['of two columns above a footer at its beginning', [[1, 3], [2, 4], [0]], [2, 1]],
  ] as const)('%s are cut where all above is written before', (_, orders, parts) => {
    expect(countParts(orders)).toEqual(parts);
  });
});

describe('content', () => {
  const column = Array.from({ length: 12 }, (_, at) => [at, at + 12] as const);

  it.each([
    ['by column', column],
    ['by row', column.map((_, at) => [at * 2, at * 2 + 1] as const)],
    [
      'by cell',
      column.map(
        (_, at) => [at + Math.floor(at / 3) * 3, at + Math.floor(at / 3) * 3 + 3] as const,
      ),
    ],
    ['unknown', column.map((_, at) => [(at * 7) % 12, 12 + ((at * 5) % 12)] as const)],
  ] as const)('is found to be %s', (writing, orders) => {
    expect(findWriting(buildRows(orders), 300)).toBe(writing);
  });

  it('is unknown without places', () => {
    expect(findWriting([[{ text: 'w', x: 0, y: 0, width: 9, size: 9, isBold: false }]], 300)).toBe(
      'unknown',
    );
  });
});
