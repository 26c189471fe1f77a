import { describe, expect, it } from 'vitest';
import { listPlaces, parseDateAnswer, parseLengthAnswer, toDays } from './answers.ts';

describe('a date answer', () => {
  it.each([
    ['5/8/14', { kind: 'dates', dates: ['2014-05-08'] }],
    ['12/31/1999', { kind: 'dates', dates: ['1999-12-31'] }],
    ['7/1/98; 8/1/98', { kind: 'dates', dates: ['1998-07-01', '1998-08-01'] }],
    ['Perpetual', { kind: 'perpetual' }],
    ['[]/[]/2019', { kind: 'blank' }],
    ['', { kind: 'none' }],
  ])('%s', (answer, expected) => {
    expect(parseDateAnswer(answer)).toEqual(expected);
  });
});

it.each([
  ['successive 1 year', [360]],
  ['2 years; 6 months', [720, 180]],
  ['30) days', [30]],
  ['1.5 year', [540]],
  ['perpetual', []],
])('the length answer %s', (answer, expected) => {
  expect(parseLengthAnswer(answer)).toEqual(expected);
});

it('counts twelve months and 365 days as a year', () => {
  expect([toDays(1, 'year'), toDays(12, 'month'), toDays(365, 'day')]).toEqual([360, 360, 360]);
});

it.each([
  ['State of New York', ['newyork']],
  ["People's Republic of China", ['china']],
  ['PRC', ['china']],
  ['England and Wales', ['england', 'wales']],
  ['Ontario, Canada', ['ontario', 'canada']],
  ['California; Hong Kong', ['california', 'hongkong']],
])('the places of %s', (words, expected) => {
  expect(listPlaces(words)).toEqual(expected);
});
