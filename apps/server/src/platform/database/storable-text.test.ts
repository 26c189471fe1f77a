import { expect, it } from 'vitest';
import { isStorable, makeStorable } from './storable-text.ts';

it.each([
  ['The fee is 5 €, \u{1F600}.', 'The fee is 5 €, \u{1F600}.'],
  ['', ''],
  ['a\0b\0', 'ab'],
  ['a\uD83Db', 'ab'],
  ['\uDE00\uD83D', ''],
])('of %j the database takes %j', (text, storable) => {
  expect(isStorable(text)).toBe(text === storable);
  expect(makeStorable(text)).toBe(storable);
  expect(isStorable(storable)).toBe(true);
});
