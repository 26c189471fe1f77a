import { hiddenCount, outputCount } from '@clauselight/engine/research';
import { createRandom, shuffle } from '../fit/random.ts';
import type { TrainingRows } from './training-rows.ts';

/** A network of one hidden layer: `vectors[column * hiddenCount + unit]`, `output[unit * outputCount + output]`. */
export interface FittedHidden {
  readonly vectors: Float32Array;
  readonly output: Float32Array;
  readonly outputBias: Float32Array;
}

const epochs = 4;
const rate = 0.2;
const leastError = 0.002;
/** An unfair sentence counts that many times as much as another. */
const weightOfUnfair = 1.5;
/** Shares of features and of hidden units that are left out at random. */
const featureDropout = 0.1;
const unitDropout = 0.2;
/** Features of fewer documents have no vector. */
const fewestDocuments = 5;
const spread = { vectors: 0.1, output: 0.6 };
const firstBias = -3;
const firstSum = 1e-2;
const seed = 8023;

/**
 * Learns the network by stochastic gradient descent with a step for every feature that shrinks as it is used (Duchi,
 * Hazan and Singer 2011) and with parts left out at random (Srivastava et al. 2014). `telling` says how well each
 * feature tells the classes apart: `telling[column * outputCount + output]`. The same rows give the same network.
 */
export function fitHidden(rows: TrainingRows, telling: Float32Array): FittedHidden {
  const state = createState(rows, telling);
  const order = Int32Array.from(rows.labels.keys());
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, state.random);
    state.rate = rate * (1 - epoch / (epochs + 0.5));
    for (const row of order) learn(state, row);
  }
  const { vectors, emphasis, output, outputBias } = state;
  return {
    vectors: vectors.map((value, at) => value * (emphasis[Math.floor(at / hiddenCount)] ?? 0)),
    output,
    outputBias,
  };
}

interface State {
  readonly rows: TrainingRows;
  readonly random: () => number;
  rate: number;
  /** How much stronger each column is made; 0 if it is left out. */
  readonly emphasis: Float32Array;
  readonly vectors: Float32Array;
  readonly vectorSums: Float32Array;
  readonly output: Float32Array;
  readonly outputSums: Float32Array;
  readonly outputBias: Float32Array;
  readonly biasSums: Float32Array;
  readonly hidden: Float32Array;
  readonly mask: Float32Array;
  readonly gradient: Float32Array;
  /** Columns and strengths of the sentence that is learned. */
  readonly active: Int32Array;
  readonly strengths: Float32Array;
  activeCount: number;
}

function createState(rows: TrainingRows, telling: Float32Array): State {
  const random = createRandom(seed);
  const start = (size: number, width: number) =>
    Float32Array.from({ length: size }, () => (random() - 0.5) * width);
  return {
    rows,
    random,
    rate,
    emphasis: Float32Array.from(rows.documentCounts, (count, column) =>
      count < fewestDocuments ? 0 : (telling[(column + 1) * outputCount - 1] ?? 0),
    ),
    vectors: start(rows.columnCount * hiddenCount, spread.vectors),
    vectorSums: new Float32Array(rows.columnCount).fill(firstSum),
    output: start(hiddenCount * outputCount, spread.output),
    outputSums: new Float32Array(hiddenCount * outputCount).fill(firstSum),
    outputBias: new Float32Array(outputCount).fill(firstBias),
    biasSums: new Float32Array(outputCount).fill(firstSum),
    hidden: new Float32Array(hiddenCount),
    mask: new Float32Array(hiddenCount),
    gradient: new Float32Array(hiddenCount),
    active: new Int32Array(rows.columns.length),
    strengths: new Float32Array(rows.columns.length),
    activeCount: 0,
  };
}

function learn(state: State, row: number): void {
  collectActive(state, row);
  computeHidden(state);
  state.gradient.fill(0);
  let isWrong = false;
  for (let output = 0; output < outputCount; output += 1) {
    const label = state.rows.labels[row]?.[output] ?? 0;
    const error = 1 / (1 + Math.exp(-scoreOutput(state, output))) - label;
    if (error < leastError && error > -leastError) continue;
    isWrong = true;
    correctOutput(state, output, label === 1 ? error * weightOfUnfair : error);
  }
  if (isWrong) correctVectors(state);
}

// The loops below are where training spends its time: plain typed arrays, and indices that lie inside them.
function collectActive(state: State, row: number): void {
  const { rows, emphasis, active, strengths } = state;
  const end = rows.starts[row + 1] as number;
  state.activeCount = 0;
  for (let place = rows.starts[row] as number; place < end; place += 1) {
    const column = rows.columns[place] as number;
    const factor = emphasis[column] as number;
    if (factor === 0 || state.random() < featureDropout) continue;
    active[state.activeCount] = column;
    strengths[state.activeCount] = (rows.strengths[place] as number) * factor;
    state.activeCount += 1;
  }
}

function computeHidden(state: State): void {
  const { hidden, mask, vectors, active, strengths } = state;
  hidden.fill(0);
  for (let place = 0; place < state.activeCount; place += 1) {
    const base = (active[place] as number) * hiddenCount;
    const strength = strengths[place] as number;
    for (let unit = 0; unit < hiddenCount; unit += 1) {
      hidden[unit] = (hidden[unit] as number) + (vectors[base + unit] as number) * strength;
    }
  }
  for (let unit = 0; unit < hiddenCount; unit += 1) {
    const isOn = (hidden[unit] as number) > 0 && state.random() >= unitDropout;
    mask[unit] = isOn ? 1 / (1 - unitDropout) : 0;
    hidden[unit] = (hidden[unit] as number) * (mask[unit] as number);
  }
}

function scoreOutput({ hidden, output: weights, outputBias }: State, output: number): number {
  let score = outputBias[output] as number;
  for (let unit = 0; unit < hiddenCount; unit += 1) {
    score += (hidden[unit] as number) * (weights[unit * outputCount + output] as number);
  }
  return score;
}

function correctOutput(state: State, output: number, error: number): void {
  const { mask, hidden, gradient, output: weights, outputSums, outputBias, biasSums } = state;
  for (let unit = 0; unit < hiddenCount; unit += 1) {
    if (mask[unit] === 0) continue;
    const place = unit * outputCount + output;
    gradient[unit] = (gradient[unit] as number) + (weights[place] as number) * error;
    const step = error * (hidden[unit] as number);
    outputSums[place] = (outputSums[place] as number) + step * step;
    weights[place] =
      (weights[place] as number) - (state.rate * step) / Math.sqrt(outputSums[place] as number);
  }
  biasSums[output] = (biasSums[output] as number) + error * error;
  outputBias[output] =
    (outputBias[output] as number) - (state.rate * error) / Math.sqrt(biasSums[output] as number);
}

function correctVectors(state: State): void {
  const { gradient, mask, vectors, vectorSums, active, strengths } = state;
  let size = 0;
  for (let unit = 0; unit < hiddenCount; unit += 1) {
    gradient[unit] = (gradient[unit] as number) * (mask[unit] as number);
    size += (gradient[unit] as number) ** 2 / hiddenCount;
  }
  if (size < 1e-10) return;
  for (let place = 0; place < state.activeCount; place += 1) {
    const column = active[place] as number;
    const strength = strengths[place] as number;
    vectorSums[column] = (vectorSums[column] as number) + size * strength * strength;
    const step = (state.rate * strength) / Math.sqrt(vectorSums[column] as number);
    const base = column * hiddenCount;
    for (let unit = 0; unit < hiddenCount; unit += 1) {
      vectors[base + unit] = (vectors[base + unit] as number) - step * (gradient[unit] as number);
    }
  }
}
