import { outputCount } from '@clauselight/engine/research';
import { expect, it } from 'vitest';
import { fitReadings } from './fit-readings.ts';

it('scores that tell half the truth become fair probabilities and a threshold between them', () => {
  const lines = Array.from({ length: 400 }, (_, line) => ({
    score: line % 2 === 0 ? -3 : 1,
    label: line % 2 === 0 ? 0 : line % 4 === 1 ? 1 : line % 8 === 3 ? 1 : 0,
  }));
  const scores = Float64Array.from({ length: lines.length * outputCount }, (_, place) => {
    return lines[Math.floor(place / outputCount)]?.score ?? 0;
  });
  const labels = lines.map(({ label }) => new Uint8Array(outputCount).fill(label));
  const [reading] = fitReadings([{ scores, labels }]);
  const { slope = 0, offset = 0, threshold = 0 } = reading ?? {};
  expect(1 / (1 + Math.exp(-(slope + offset)))).toBeCloseTo(0.75, 1);
  expect(threshold).toBeGreaterThan(-3);
  expect(threshold).toBeLessThan(1);
});
