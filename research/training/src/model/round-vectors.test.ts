import { FeatureRowsBuilder, scoreSentences } from '@clauselight/engine/research';
import { describe, expect, it } from 'vitest';
import type { FittedNetwork } from '../fit/fit-network.ts';
import { joinNetworks, roundVectors } from './round-vectors.ts';

function build(vectors: readonly number[], output: readonly number[], bias: number): FittedNetwork {
  return {
    hiddenSize: 2,
    outputSize: 1,
    rarity: Float32Array.from([1, 1, 0]),
    vectors: Float32Array.from(vectors),
    hiddenBias: new Float32Array(2),
    output: Float32Array.from(output),
    outputBias: Float32Array.from([bias]),
  };
}

function score(network: FittedNetwork): number {
  const builder = new FeatureRowsBuilder(2);
  builder.add(0);
  builder.add(1);
  builder.endGroup(0, 1);
  builder.endRow();
  const values = Float32Array.from([1, 1]);
  return scoreSentences(roundVectors(network), builder.build(), values)[0] ?? Number.NaN;
}

const first = build([7, 3, 0, 7, 9, 9], [1, 2], 1);
const second = build([1, -7, 7, -7, 9, 9], [3, 5], -3);

describe('joined networks', () => {
  it('score as their mean does', () => {
    expect(score(joinNetworks([first, second]))).toBeCloseTo((score(first) + score(second)) / 2, 4);
  });

  it('leave out what no contract has', () => {
    expect([...joinNetworks([first, second]).vectors.slice(8)]).toEqual([0, 0, 0, 0]);
  });
});

describe('rounded vectors', () => {
  it('are whole numbers up to seven, off by no more than half a step', () => {
    const { vectors, scales } = roundVectors(build([1, 0.49, -0.3, 0.02, 0, 0], [1, 1], 0));
    expect([...vectors]).toEqual([7, 3, -7, 0, 0, 0]);
    expect([...scales].map((scale) => scale * 7)).toEqual([
      expect.closeTo(1, 6),
      expect.closeTo(0.3, 6),
      0,
    ]);
  });
});
