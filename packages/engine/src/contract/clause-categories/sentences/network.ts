import type { FeatureRows } from './feature-rows.ts';

/**
 * A network with one hidden layer: every feature has a vector, a sentence is the weighted sum of the vectors of its
 * features, cut off at zero, and each category is a weighted sum of that.
 */
export interface Network {
  readonly hiddenSize: number;
  readonly outputSize: number;
  /** The rarity of each feature: the root of its inverse document frequency; 0 for unknown features. */
  readonly rarity: Float32Array;
  /** `vectors[feature * hiddenSize + unit]`, in whole numbers; their unit is `scales[feature]`. */
  readonly vectors: Int8Array;
  readonly scales: Float32Array;
  readonly hiddenBias: Float32Array;
  /** `output[unit * outputSize + category]`. */
  readonly output: Float32Array;
  readonly outputBias: Float32Array;
}

/** Returns the log-odds of every category for every sentence: `result[row * outputSize + category]`. */
export function scoreSentences(
  network: Network,
  rows: FeatureRows,
  values: Float32Array,
): Float32Array {
  const { hiddenSize, outputSize } = network;
  const count = rows.rowStarts.length - 1;
  const scores = new Float32Array(count * outputSize);
  const hidden = new Float32Array(hiddenSize);
  for (let row = 0; row < count; row += 1) {
    const start = rows.groupStarts[rows.rowStarts[row] ?? 0] ?? 0;
    const end = rows.groupStarts[rows.rowStarts[row + 1] ?? 0] ?? 0;
    hidden.set(network.hiddenBias);
    for (let place = start; place < end; place += 1) {
      const feature = rows.indices[place] ?? 0;
      const value = (values[place] ?? 0) * (network.scales[feature] ?? 0);
      if (value !== 0) addScaled(hidden, network.vectors, feature * hiddenSize, value);
    }
    addOutputs(scores, row * outputSize, network, hidden);
  }
  return scores;
}

// The innermost loops use plain typed arrays, several units at a time: an analysis spends most of its time here.
function addScaled(target: Float32Array, source: Int8Array, start: number, scale: number): void {
  for (let unit = 0; unit < target.length; unit += 1) {
    // biome-ignore lint/style/noNonNullAssertion: both indices lie inside their arrays
    target[unit]! += source[start + unit]! * scale;
  }
}

function addOutputs(
  scores: Float32Array,
  offset: number,
  network: Network,
  hidden: Float32Array,
): void {
  const { outputSize, output, outputBias } = network;
  for (let category = 0; category < outputSize; category += 1) {
    scores[offset + category] = outputBias[category] ?? 0;
  }
  for (let unit = 0; unit < hidden.length; unit += 1) {
    const active = hidden[unit] ?? 0;
    if (active <= 0) continue;
    const start = unit * outputSize;
    for (let category = 0; category < outputSize; category += 1) {
      // biome-ignore lint/style/noNonNullAssertion: both indices lie inside their arrays
      scores[offset + category]! += output[start + category]! * active;
    }
  }
}
