import {
  type ClauseModel,
  labelCount,
  readClauseModel,
  sentenceFeatureCount,
  type Trees,
  tokenFeatureCount,
} from '@clauselight/engine/research';
import { describe, expect, it } from 'vitest';
import { writeModel } from './write-model.ts';

const trees: Trees = {
  base: -1.5,
  roots: Int32Array.from([0]),
  features: Int16Array.from([3, -1, -1]),
  thresholds: Float32Array.from([0.25, 0, 0]),
  left: Int32Array.from([1, -1, -1]),
  right: Int32Array.from([2, -1, -1]),
  values: Float32Array.from([0, -1, 1]),
};

function wave(length: number, height: number): Float32Array {
  return Float32Array.from({ length }, (_, index) => height * Math.sin(index));
}

function buildModel(): ClauseModel {
  return {
    version: 'test',
    learntFrom: [1, 2, 3],
    categories: ['insurance', 'taxes'],
    network: {
      hiddenSize: 2,
      outputSize: 2,
      rarity: wave(sentenceFeatureCount, 1),
      vectors: Int8Array.from({ length: sentenceFeatureCount * 2 }, (_, index) => (index % 15) - 7),
      scales: wave(sentenceFeatureCount, 0.1),
      hiddenBias: wave(2, 1),
      output: wave(4, 3),
      outputBias: wave(2, 2),
    },
    priors: Float32Array.from([0.1, 0.2]),
    sentenceTrees: trees,
    tagger: {
      emissions: wave(tokenFeatureCount * labelCount, 2),
      transitions: wave((labelCount + 2) * labelCount, 1),
    },
    entityTrees: [trees, trees, { ...trees, base: 2 }],
  };
}

describe('written weights', () => {
  const model = buildModel();
  const read = readClauseModel(writeModel(model));

  it('are read as they were, but for the rounding of emissions', () => {
    const { tagger, ...rest } = read;
    const { tagger: writtenTagger, ...writtenRest } = model;
    expect(rest).toEqual(writtenRest);
    expect(tagger.transitions).toEqual(writtenTagger.transitions);
  });

  it('are rounded by no more than half a step', () => {
    const largestError = (a: Float32Array, b: Float32Array) =>
      a.reduce((most, value, index) => Math.max(most, Math.abs(value - (b[index] ?? 0))), 0);
    expect(largestError(read.tagger.emissions, model.tagger.emissions)).toBeLessThan(
      2 / 127 / 1.99,
    );
  });

  it('are the same bytes for the same model', () => {
    expect(Buffer.compare(writeModel(buildModel()), writeModel(model))).toBe(0);
  });

  it('are refused where the sizes are those of another engine', () => {
    const other = { ...model, network: { ...model.network, rarity: wave(8, 1) } };
    expect(() => readClauseModel(writeModel(other))).toThrow(/another version/);
  });
});
