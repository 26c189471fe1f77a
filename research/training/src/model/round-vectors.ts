import type { Network } from '@clauselight/engine/research';
import type { FittedNetwork } from '../fit/fit-network.ts';
import { roundRows } from './write-weights.ts';

const largest = 7;

/** Rounds the vectors of a network to whole numbers that four bits can hold, with a scale for each feature. */
export function roundVectors({ vectors: weights, ...network }: FittedNetwork): Network {
  const { numbers, scales } = roundRows(weights, network.hiddenSize, largest);
  return { ...network, vectors: numbers, scales };
}

/** Several networks over the same features as one whose scores are their mean. */
export function joinNetworks(networks: readonly FittedNetwork[]): FittedNetwork {
  const [first] = networks;
  if (first === undefined) throw new RangeError('there is no network to join');
  const { outputSize, rarity } = first;
  const hiddenSize = networks.reduce((sum, network) => sum + network.hiddenSize, 0);
  const share = 1 / networks.length;
  return {
    hiddenSize,
    outputSize,
    rarity,
    vectors: interleave(networks, hiddenSize),
    hiddenBias: Float32Array.from(networks.flatMap(({ hiddenBias }) => [...hiddenBias])),
    output: Float32Array.from(
      networks.flatMap(({ output }) => Array.from(output, (weight) => weight * share)),
    ),
    outputBias: Float32Array.from({ length: outputSize }, (_, category) =>
      networks.reduce((sum, { outputBias }) => sum + (outputBias[category] ?? 0) * share, 0),
    ),
  };
}

function interleave(networks: readonly FittedNetwork[], hiddenSize: number): Float32Array {
  const rowCount = networks[0]?.rarity.length ?? 0;
  const vectors = new Float32Array(rowCount * hiddenSize);
  let column = 0;
  for (const network of networks) {
    for (let row = 0; row < rowCount; row += 1) {
      const start = row * network.hiddenSize;
      const vector = network.vectors.subarray(start, start + network.hiddenSize);
      // What no contract has was never learned: its chance beginnings are left out.
      if ((network.rarity[row] ?? 0) > 0) vectors.set(vector, row * hiddenSize + column);
    }
    column += network.hiddenSize;
  }
  return vectors;
}
