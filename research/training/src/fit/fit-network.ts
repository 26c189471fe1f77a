import {
  type FeatureRows,
  groupKinds,
  type Network,
  sentenceFeatureCount,
  toProbability,
} from '@clauselight/engine/research';
import { createRandom, shuffle } from './random.ts';

/** What is known of a sentence and a category: it is not about it, it is, or nobody can tell. */
export const labels = { no: 0, yes: 1, unknown: 2 } as const;

/** A network before its vectors are rounded: `vectors[feature * hiddenSize + unit]`. */
export interface FittedNetwork extends Omit<Network, 'vectors' | 'scales'> {
  readonly vectors: Float32Array;
}

export interface FitNetworkRequest {
  readonly rows: FeatureRows;
  readonly values: Float32Array;
  readonly rarity: Float32Array;
  /** `labels[row * outputSize + category]`. */
  readonly labels: Uint8Array;
  readonly outputSize: number;
  /** Rows to learn from. */
  readonly chosen: readonly number[];
  readonly seed: number;
}

const hiddenSize = 96;
const epochs = 4;
const rate = 0.1;
const dropout = 0.3;
const headingDropout = 0.25;
const leastError = 0.002;
const spread = 0.2;

/**
 * Learns a network by stochastic gradient descent with a step for every feature that shrinks as it is used
 * (Duchi, Hazan and Singer 2011), hidden units left out at random (Srivastava et al. 2014), and headings left out at
 * random, so that clauses without one are recognized too. The same request gives the same network.
 */
export function fitNetwork(request: FitNetworkRequest): FittedNetwork {
  const state = createState(request);
  const order = Int32Array.from(request.chosen);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, state.random);
    state.rate = rate * (1 - epoch / (epochs + 1));
    for (const row of order) learn(request, state, row);
  }
  return {
    hiddenSize,
    outputSize: request.outputSize,
    rarity: request.rarity,
    vectors: state.vectors,
    hiddenBias: new Float32Array(hiddenSize),
    output: state.output,
    outputBias: state.outputBias,
  };
}

interface State {
  readonly random: () => number;
  rate: number;
  readonly vectors: Float32Array;
  readonly vectorSums: Float32Array;
  readonly output: Float32Array;
  readonly outputSums: Float32Array;
  readonly outputBias: Float32Array;
  readonly biasSums: Float32Array;
  readonly hidden: Float32Array;
  readonly mask: Float32Array;
  readonly gradient: Float32Array;
  readonly scores: Float32Array;
  /** Features and values of the sentence that is learned. */
  readonly active: Int32Array;
  readonly strengths: Float32Array;
  activeCount: number;
}

function createState({ outputSize, seed }: FitNetworkRequest): State {
  const random = createRandom(seed);
  const start = (size: number, width: number) =>
    Float32Array.from({ length: size }, () => (random() - 0.5) * width);
  return {
    random,
    rate,
    vectors: start(sentenceFeatureCount * hiddenSize, spread),
    vectorSums: new Float32Array(sentenceFeatureCount).fill(1e-3),
    output: start(hiddenSize * outputSize, 0.3),
    outputSums: new Float32Array(hiddenSize * outputSize).fill(1e-2),
    outputBias: new Float32Array(outputSize).fill(-3),
    biasSums: new Float32Array(outputSize).fill(1e-2),
    hidden: new Float32Array(hiddenSize),
    mask: new Float32Array(hiddenSize),
    gradient: new Float32Array(hiddenSize),
    scores: new Float32Array(outputSize),
    active: new Int32Array(1 << 16),
    strengths: new Float32Array(1 << 16),
    activeCount: 0,
  };
}

function learn(request: FitNetworkRequest, state: State, row: number): void {
  collectActive(request, state, row);
  computeHidden(state);
  computeScores(state, request.outputSize);
  if (!correctOutputs(request, state, row)) return;
  correctVectors(state);
}

function collectActive({ rows, values }: FitNetworkRequest, state: State, row: number): void {
  const withoutHeadings = state.random() < headingDropout;
  state.activeCount = 0;
  for (let group = rows.rowStarts[row] ?? 0; group < (rows.rowStarts[row + 1] ?? 0); group += 1) {
    if (withoutHeadings && rows.groupKinds[group] === groupKinds.heading) continue;
    const end = rows.groupStarts[group + 1] ?? 0;
    for (let place = rows.groupStarts[group] ?? 0; place < end; place += 1) {
      const value = values[place] ?? 0;
      if (value === 0) continue;
      state.active[state.activeCount] = rows.indices[place] ?? 0;
      state.strengths[state.activeCount] = value;
      state.activeCount += 1;
    }
  }
}

// The loops below are where training spends its time: plain typed arrays, and indices that lie inside them.
function computeHidden(state: State): void {
  const { hidden, mask, vectors, active, strengths } = state;
  hidden.fill(0);
  for (let place = 0; place < state.activeCount; place += 1) {
    const base = (active[place] as number) * hiddenSize;
    const value = strengths[place] as number;
    for (let unit = 0; unit < hiddenSize; unit += 1) {
      hidden[unit] = (hidden[unit] as number) + (vectors[base + unit] as number) * value;
    }
  }
  for (let unit = 0; unit < hiddenSize; unit += 1) {
    const isOn = (hidden[unit] as number) > 0 && state.random() >= dropout;
    mask[unit] = isOn ? 1 / (1 - dropout) : 0;
    hidden[unit] = (hidden[unit] as number) * (mask[unit] as number);
  }
}

function computeScores({ scores, outputBias, hidden, output }: State, outputSize: number): void {
  scores.set(outputBias);
  for (let unit = 0; unit < hiddenSize; unit += 1) {
    const value = hidden[unit] as number;
    if (value === 0) continue;
    const base = unit * outputSize;
    for (let category = 0; category < outputSize; category += 1) {
      scores[category] = (scores[category] as number) + (output[base + category] as number) * value;
    }
  }
}

/** Returns whether there was anything to correct. */
function correctOutputs(request: FitNetworkRequest, state: State, row: number): boolean {
  const { outputSize } = request;
  state.gradient.fill(0);
  let isWrong = false;
  for (let category = 0; category < outputSize; category += 1) {
    const label = request.labels[row * outputSize + category];
    if (label === labels.unknown) continue;
    const error = toProbability(state.scores[category] as number) - (label as number);
    if (error < leastError && error > -leastError) continue;
    isWrong = true;
    correctOutput(state, { category, outputSize, error });
  }
  return isWrong;
}

interface Correction {
  readonly category: number;
  readonly outputSize: number;
  readonly error: number;
}

function correctOutput(state: State, { category, outputSize, error }: Correction): void {
  const { mask, hidden, gradient, output, outputSums, outputBias, biasSums } = state;
  for (let unit = 0; unit < hiddenSize; unit += 1) {
    if (mask[unit] === 0) continue;
    const place = unit * outputSize + category;
    gradient[unit] = (gradient[unit] as number) + (output[place] as number) * error;
    const step = error * (hidden[unit] as number);
    outputSums[place] = (outputSums[place] as number) + step * step;
    output[place] =
      (output[place] as number) - (state.rate * step) / Math.sqrt(outputSums[place] as number);
  }
  biasSums[category] = (biasSums[category] as number) + error * error;
  outputBias[category] =
    (outputBias[category] as number) -
    (state.rate * error) / Math.sqrt(biasSums[category] as number);
}

function correctVectors(state: State): void {
  const { gradient, mask, vectors, vectorSums, active, strengths } = state;
  let size = 0;
  for (let unit = 0; unit < hiddenSize; unit += 1) {
    gradient[unit] = (gradient[unit] as number) * (mask[unit] as number);
    size += (gradient[unit] as number) ** 2 / hiddenSize;
  }
  if (size < 1e-10) return;
  for (let place = 0; place < state.activeCount; place += 1) {
    const feature = active[place] as number;
    const value = strengths[place] as number;
    vectorSums[feature] = (vectorSums[feature] as number) + size * value * value;
    const step = (state.rate * value) / Math.sqrt(vectorSums[feature] as number);
    const base = feature * hiddenSize;
    for (let unit = 0; unit < hiddenSize; unit += 1) {
      vectors[base + unit] = (vectors[base + unit] as number) - step * (gradient[unit] as number);
    }
  }
}
