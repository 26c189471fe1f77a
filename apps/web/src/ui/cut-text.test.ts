import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

const cut = (marks: { start: number; end: number }[]) =>
  cutText('pay 500 in May', marks).map(({ words, isMarked }) => (isMarked ? `[${words}]` : words));

it.each([
  ['without marks is one chunk', [], ['pay 500 in May']],
  ['is cut at its marks', [{ start: 4, end: 7 }], ['pay ', '[500]', ' in May']],
  [
    'takes marks in any order',
    [
      { start: 11, end: 14 },
      { start: 0, end: 3 },
    ],
    ['[pay]', ' 500 in ', '[May]'],
  ],
  [
    'shows no word twice where marks overlap',
    [
      { start: 4, end: 7 },
      { start: 5, end: 10 },
    ],
    ['pay ', '[500]', '[ in]', ' May'],
  ],
  ['ends where its words end', [{ start: 11, end: 40 }], ['pay 500 in ', '[May]']],
])('a text %s', (_, marks, chunks) => {
  expect(cut(marks)).toEqual(chunks);
});
