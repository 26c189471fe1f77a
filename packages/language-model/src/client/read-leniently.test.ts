import { expect, test } from 'vitest';
import { portionAnswerSchema } from '../tasks/portion-answer.ts';
import { wholeAnswerSchema } from '../tasks/whole-answer.ts';
import { readLeniently } from './read-leniently.ts';

const opinion = { score: 4, reason: 'Much is open.', quotes: [] };
const read = (value: unknown) => readLeniently(wholeAnswerSchema, value);

test.each([
  ['a list that is missing is empty', { opinion }, { opinion, summary: [], recommendations: [] }],
  [
    'an element that does not fit is left out',
    { opinion, summary: [{ text: 1 }, { text: 'It is so.', quotes: ['a', 2] }] },
    { opinion, summary: [{ text: 'It is so.', quotes: ['a'] }], recommendations: [] },
  ],
  [
    'one value is a list of one',
    { opinion: { ...opinion, quotes: 'a' }, summary: { text: 'It is so.' } },
    {
      opinion: { ...opinion, quotes: ['a'] },
      summary: [{ text: 'It is so.', quotes: [] }],
      recommendations: [],
    },
  ],
  [
    'a figure may be a string',
    { opinion: { ...opinion, score: '7.5/10' } },
    { opinion: { ...opinion, score: 7.5 }, summary: [], recommendations: [] },
  ],
  [
    'a score beyond its bounds is for others to judge',
    { opinion: { ...opinion, score: 11 } },
    { opinion: { ...opinion, score: 11 }, summary: [], recommendations: [] },
  ],
])('%s', (_, value, answer) => {
  expect(read(value)).toEqual(answer);
});

test('the name of a kind may be in capitals', () => {
  const element = {
    title: 'A',
    category: ' Payment',
    severity: 3,
    why: 'B',
    request: '',
    quotes: [],
  };
  const answer = readLeniently(portionAnswerSchema, { findings: [element] });
  expect(answer?.findings).toEqual([{ ...element, category: 'payment' }]);
});

test.each([
  ['nothing of the schema', { other: 1 }],
  ['a value that cannot be left out', { summary: [], opinion: { reason: 'Much is open.' } }],
  ['no object', 'words'],
  ['a list', [opinion]],
  ['nothing', null],
])('%s cannot be read', (_, value) => {
  expect(read(value)).toBeUndefined();
});
