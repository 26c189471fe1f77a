import { expect, it } from 'vitest';
import { findLengthLimit } from './length-limit.ts';

it.each([
  ['Write an essay of no more than 1,500 words on tourism.', undefined, 1500],
  ['Write at least 500 words.', 500, undefined],
  ['In 1,200 to 1,500 words, discuss the causes.', 1200, 1500],
  ['Between 800 and 1000 words.', 800, 1000],
  ['Discuss this in about 600 words.', 540, 660],
  ['Word limit: 2000', undefined, 2000],
])('reads the length allowed by “%s”', (text, minimum, maximum) => {
  expect(findLengthLimit(text, [{ start: 0, end: text.length }])).toMatchObject({
    minimum,
    maximum,
  });
});

it.each(['Words are powerful.', 'Word count: 1,498 words', 'She knew three words of it.'])(
  'finds no limit in “%s”',
  (text) => {
    expect(findLengthLimit(text, [{ start: 0, end: text.length }])).toBeUndefined();
  },
);
