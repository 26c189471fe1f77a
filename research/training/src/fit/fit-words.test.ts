import { listWordFeatures, scoreLikeness } from '@clauselight/engine/research';
import { expect, it } from 'vitest';
import { fitWords } from './fit-words.ts';

const contracts = [
  'you pay the rent each month',
  'we keep what you paid us',
  'you get it back in May',
];
const others = [
  'the dog slept by the fire',
  'we laughed about the long rain',
  'my brother read an old book',
];

const rows = [
  ...contracts.map((text) => ({ text, isRight: true })),
  ...others.map((text) => ({ text, isRight: false })),
].flatMap(({ text, isRight }) =>
  Array.from({ length: 40 }, () => ({
    features: listWordFeatures(text),
    isRight,
    weight: 1,
  })),
);

it('tells the sentences that it learned from, the same way each time', () => {
  const trained = fitWords(rows);
  const score = (texts: readonly string[]) =>
    scoreLikeness([...texts, ...texts, ...texts], trained);
  expect(score(contracts)).toBeGreaterThan(1);
  expect(score(others)).toBeLessThan(-1);
  expect(fitWords(rows)).toEqual(trained);
});

it('follows the weight of a row', () => {
  const weigh = (weight: number) =>
    fitWords(rows.map((row) => (row.isRight ? { ...row, weight } : row))).bias;
  expect(weigh(0.1)).toBeLessThan(weigh(1));
});
