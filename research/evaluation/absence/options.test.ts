import { expect, it } from 'vitest';
import { parseAbsenceOptions } from './options.ts';

it('reads every option', () => {
  const args = ['--data', 'd', '--every', '3', '--show', 'RES-01,PAY-07', '--sample', '5'];
  expect(parseAbsenceOptions(args)).toEqual({
    data: 'd',
    every: 3,
    show: ['RES-01', 'PAY-07'],
    sample: 5,
  });
});

it('analyzes every contract and shows nothing by default', () => {
  expect(parseAbsenceOptions(['--data', 'd'])).toMatchObject({ every: 1, show: [], sample: 10 });
});

it.each([[[]], [['--data', 'd', '--every', '0']], [['--data', 'd', '--nope']]])(
  'refuses %j',
  (args) => {
    expect(parseAbsenceOptions(args)).toBeUndefined();
  },
);
