import { expect, it } from 'vitest';
import { scoreTerms } from './score-terms.ts';
import { hiddenCount, outputCount, rowWidth } from './unfairness-model.ts';

it('a score is the mean of the direct sum and the contribution of hidden units above 0', () => {
  const table = new Float32Array(2 * rowWidth);
  table[0] = 2;
  table[outputCount] = 3;
  table[rowWidth + outputCount + 1] = -5;
  const scorer = {
    rows: Int32Array.of(0, 1, -1),
    table,
    output: Array.from({ length: hiddenCount * outputCount }, (_, place) =>
      place % outputCount === 0 ? 4 : 0,
    ),
    outputBias: new Array(outputCount).fill(-1),
  };
  const described = {
    starts: Uint32Array.of(0, 3),
    features: Uint32Array.of(0, 1, 2),
    strengths: Float32Array.of(0.5, 1, 1),
  };
  const scores = scoreTerms(scorer, described);
  expect(scores[0]).toBeCloseTo((2 * 0.5 + 3 * 0.5 * 4 - 1) / 2);
  expect(scores[1]).toBeCloseTo(-0.5);
});
