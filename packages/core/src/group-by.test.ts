import { expect, it } from 'vitest';
import { groupBy } from './group-by.ts';

it('groups items by a key, in the order of the items', () => {
  const groups = groupBy(['plum', 'fig', 'pear', 'date', 'lime'], (word) => word.length);
  expect([...groups]).toEqual([
    [4, ['plum', 'pear', 'date', 'lime']],
    [3, ['fig']],
  ]);
  expect(groupBy([], String)).toEqual(new Map());
});
