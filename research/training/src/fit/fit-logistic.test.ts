import { expect, it } from 'vitest';
import { fitLogistic } from './fit-logistic.ts';

it('finds the shares of two groups', () => {
  const rows = [
    ...Array.from({ length: 80 }, (_, index) => ({ inputs: [1], isRight: index < 60 })),
    ...Array.from({ length: 80 }, (_, index) => ({ inputs: [0], isRight: index < 20 })),
  ];
  const { weights, offset } = fitLogistic(rows);
  const share = (input: number) => 1 / (1 + Math.exp(-(offset + input * (weights[0] ?? 0))));
  expect(share(1)).toBeCloseTo(0.75, 2);
  expect(share(0)).toBeCloseTo(0.25, 2);
});

it('gives an input that is always the same no say', () => {
  const rows = [
    { inputs: [7, 1], isRight: true },
    { inputs: [7, 1], isRight: false },
    { inputs: [7, 2], isRight: true },
  ];
  expect(fitLogistic(rows).weights[0]).toBe(0);
});
