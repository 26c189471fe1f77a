import { describe, expect, it } from 'vitest';
import { FeatureRowsBuilder } from './feature-rows.ts';
import { type Network, scoreSentences } from './network.ts';

const network: Network = {
  hiddenSize: 2,
  outputSize: 2,
  rarity: new Float32Array(4),
  vectors: Int8Array.from([0, 0, 2, -2, 4, 1, 0, 0]),
  scales: Float32Array.from([1, 0.5, 0.5, 1]),
  hiddenBias: Float32Array.from([0, 0]),
  output: Float32Array.from([1, 10, 100, 1000]),
  outputBias: Float32Array.from([0.5, -0.5]),
};

describe('scoreSentences', () => {
  it('adds the vectors, cuts off at zero and weights the units', () => {
    const builder = new FeatureRowsBuilder(4);
    builder.add(1);
    builder.add(2);
    builder.endGroup(0, 1);
    builder.endRow();
    builder.endRow();
    // The units are 1 * [1, -1] + 0.5 * [2, 0.5] = [2, -0.75], cut off to [2, 0].
    const scores = scoreSentences(network, builder.build(), Float32Array.from([1, 0.5]));
    expect([...scores]).toEqual([2.5, 19.5, 0.5, -0.5]);
  });
});
