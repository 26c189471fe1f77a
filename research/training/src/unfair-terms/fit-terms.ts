import { outputCount } from '@clauselight/engine/research';
import { createRandom, shuffle } from '../fit/random.ts';
import type { TrainingRows } from './training-rows.ts';

const epochs = 4;
/** An unfair sentence counts that many times as much as another. */
const weightOfUnfair = 1.5;
const leastError = 0.003;
const seed = 1;

/**
 * Logistic regression for every output, by stochastic gradient descent with a step for every weight that shrinks as it is
 * used (Duchi, Hazan and Singer 2011): `result[column * outputCount + output]`. Features that tell the classes apart by
 * their counts alone are made stronger before (after Wang and Manning 2012). The same rows give the same weights.
 */
export function fitTerms(rows: TrainingRows, telling: Float32Array): Float32Array {
  const random = createRandom(seed);
  const order = Int32Array.from(rows.labels.keys());
  const descent: Descent = {
    rows,
    telling,
    weights: new Float32Array(telling.length),
    sums: new Float32Array(telling.length).fill(1),
    errors: new Float64Array(outputCount),
  };
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    const rate = 1 - epoch / (epochs + 0.5);
    for (const row of order) learn(descent, row, rate);
  }
  return descent.weights;
}

interface Descent {
  readonly rows: TrainingRows;
  readonly telling: Float32Array;
  readonly weights: Float32Array;
  /** Sums of squared steps, one for each weight. */
  readonly sums: Float32Array;
  /** Scores of the sentence at hand, then how wrong they are. */
  readonly errors: Float64Array;
}

// The loops below are where training spends its time: plain typed arrays, and indices that lie inside them.
function learn(descent: Descent, row: number, rate: number): void {
  const { rows, telling, weights, sums, errors } = descent;
  const start = rows.starts[row] as number;
  const end = rows.starts[row + 1] as number;
  errors.fill(0);
  for (let place = start; place < end; place += 1) {
    const base = (rows.columns[place] as number) * outputCount;
    const strength = rows.strengths[place] as number;
    for (let output = 0; output < outputCount; output += 1) {
      errors[output] = (errors[output] as number) + (weights[base + output] as number) * strength;
    }
  }
  if (!findErrors(errors, rows.labels[row] as Uint8Array)) return;
  for (let place = start; place < end; place += 1) {
    const base = (rows.columns[place] as number) * outputCount;
    const strength = rows.strengths[place] as number;
    for (let output = 0; output < outputCount; output += 1) {
      const error = errors[output] as number;
      if (error === 0) continue;
      const at = base + output;
      const emphasis = telling[at] as number;
      const step = error * strength * emphasis;
      sums[at] = (sums[at] as number) + step * step;
      weights[at] =
        (weights[at] as number) - (rate * step * emphasis) / Math.sqrt(sums[at] as number);
    }
  }
}

/** Turns scores into errors; returns whether there are any. */
function findErrors(scores: Float64Array, labels: Uint8Array): boolean {
  let isWrong = false;
  for (let output = 0; output < outputCount; output += 1) {
    const label = labels[output] as number;
    const error = 1 / (1 + Math.exp(-(scores[output] as number))) - label;
    const isSmall = error < leastError && error > -leastError;
    scores[output] = isSmall ? 0 : label === 1 ? error * weightOfUnfair : error;
    isWrong ||= !isSmall;
  }
  return isWrong;
}
