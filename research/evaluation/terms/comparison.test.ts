import { expect, it } from 'vitest';
import { isCorrect, sumOutcomes } from './comparison.ts';

const outcome = (annotated: number, predicted: number, right: number, found: number) => ({
  annotated,
  predicted,
  right,
  found,
  expected: '',
  got: '',
});

it('pools precision and recall over the contracts', () => {
  const figures = sumOutcomes([outcome(2, 3, 2, 2), outcome(1, 0, 0, 0), outcome(0, 1, 0, 0)]);
  expect(figures).toMatchObject({ contracts: 2, annotated: 3, predicted: 4, correct: 0 });
  expect([figures.precision, figures.recall]).toEqual([2 / 4, 2 / 3]);
  expect(figures.f1).toBeCloseTo(4 / 7);
});

it('has no shares if there was nothing to compare', () => {
  expect(sumOutcomes([])).toMatchObject({ precision: undefined, recall: undefined, f1: undefined });
});

it('calls a contract correct if everything is found and nothing else is reported', () => {
  expect([outcome(2, 2, 2, 2), outcome(2, 3, 2, 2), outcome(2, 1, 1, 1)].map(isCorrect)).toEqual([
    true,
    false,
    false,
  ]);
});
