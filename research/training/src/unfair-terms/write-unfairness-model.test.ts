import {
  hiddenCount,
  outputCount,
  readUnfairnessModel,
  rowWidth,
  termFeatureCount,
  type UnfairnessModel,
} from '@clauselight/engine/research';
import { expect, it } from 'vitest';
import { writeUnfairnessModel } from './write-unfairness-model.ts';

it('what is written is read back, with figures rounded to a seventh of the largest of their part', () => {
  const rows = new Int32Array(termFeatureCount).fill(-1);
  rows[3] = 0;
  rows[termFeatureCount - 1] = 1;
  const model: UnfairnessModel = {
    version: 'test',
    learntFrom: [7, 4_000_000_000],
    rows,
    table: Float32Array.from({ length: 2 * rowWidth }, (_, place) => Math.sin(place) * 3),
    output: Array.from({ length: hiddenCount * outputCount }, (_, place) => place / 8),
    outputBias: Array.from({ length: outputCount }, (_, output) => -1 - output),
    context: { weights: [1, 2], bias: 3 },
    readings: Array.from({ length: outputCount }, () => ({ slope: 1, offset: 2, threshold: 3 })),
  };
  const { table, ...others } = readUnfairnessModel(writeUnfairnessModel(model));
  expect(others).toEqual({ ...model, table: undefined });
  expect(table).toHaveLength(model.table.length);
  table.forEach((figure, place) => {
    expect(Math.abs(figure - (model.table[place] ?? 0))).toBeLessThan(3 / 14 + 1e-3);
  });
});
