import { expect, test } from 'vitest';
import { findJson, findPartialJson } from './find-json.ts';

test.each([
  ['an object alone', '{"a":1}', { a: 1 }],
  ['in a fence', '```json\n{"a":[1,{"b":2}]}\n```', { a: [1, { b: 2 }] }],
  ['with sentences around it', 'Here it is: {"a":"}"} Is there {more}?', { a: '}' }],
  ['with a quotation mark in a string', '{"a":"say \\"}\\" twice"}', { a: 'say "}" twice' }],
  ['after thoughts', '<think>{"a":2}</think>{"a":1}', { a: 1 }],
])('finds an object %s', (_, answer, object) => {
  expect(findJson(answer)).toEqual(object);
});

test.each(['', 'No.', '{"a":', '{a:1}', '<think>{"a":1}', '[1,2]'])(
  'finds none in %j',
  (answer) => {
    expect(findJson(answer)).toBeUndefined();
  },
);

test.each([
  ['{"a":[{"b":"one"},{', { a: [{ b: 'one' }, {}] }],
  ['```json\n{"a":["on', { a: ['on'] }],
  ['{"a":1} That was it.', { a: 1 }],
])('reads %j as far as it goes', async (answer, object) => {
  expect(await findPartialJson(answer)).toEqual(object);
});

test('nothing is read of thoughts that have not ended', async () => {
  expect(await findPartialJson('<think>{"a":1}')).toBeUndefined();
});

test('a string that never ends takes no longer than it is long', () => {
  const started = process.cpuUsage();
  expect(findJson(`{"a":"${'\\"{'.repeat(300_000)}`)).toBeUndefined();
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(2000);
});
