import { expect, test } from 'vitest';
import { listCompleteElements } from './list-complete-elements.ts';

test.each([
  ['an element that another follows is complete', [{ a: 1 }, { a: 2 }], false, [{ a: 1 }]],
  ['the last may still be growing', ['cut of'], false, []],
  ['in a final answer all are complete', ['one', 'two'], true, ['one', 'two']],
  ['a list that has not come yet has none', undefined, false, []],
  ['what is no list has none', { 0: 'one', length: 1 }, true, []],
])('%s', (_, list, isFinal, complete) => {
  expect(listCompleteElements(list, isFinal)).toEqual(complete);
});
