import {
  bucketCount,
  cueFeatureCount,
  getFeatureWeight,
  ndaOutputs,
  type SegmentClassifier,
  type SegmentFeatures,
} from '@clauselight/engine/research';
import { createRandom, shuffle } from '../fit/random.ts';
import type { Example } from './examples.ts';

/** How many buckets keep weights: enough for the accuracy of all of them, see the model card. */
export const keptBuckets = 3000;
const rounds = 6;
const rate = 0.1;
const decay = 1e-4;
/** Segments whose answer is as good as certain teach nothing. */
const leastError = 0.003;
const fewestSegments = 3;
const largestWhole = 127;

interface Sample {
  /** Rows of the weights: buckets, then cues. */
  readonly rows: Int32Array;
  readonly target: Uint8Array;
}

interface Fit {
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

/**
 * Fits one logistic regression for each output, first on all buckets, then on those that proved to matter; weights are
 * rounded to eight bits. AdaGrad (Duchi, Hazan and Singer 2011). The same examples give the same numbers.
 */
export function fitClassifier(examples: readonly Example[]): SegmentClassifier & {
  readonly buckets: Int32Array;
} {
  const identity = Int32Array.from({ length: bucketCount }, (_, bucket) => bucket);
  const all = listSamples(examples, identity, bucketCount);
  const buckets = selectBuckets(all, fit(all, bucketCount));
  const rows = new Int32Array(bucketCount).fill(-1);
  buckets.forEach((bucket, row) => {
    rows[bucket] = row;
  });
  const { weights, bias } = fit(listSamples(examples, rows, buckets.length), buckets.length);
  return { buckets, rows, bias, ...round(weights) };
}

function listSamples(examples: readonly Example[], rows: Int32Array, bucketRows: number): Sample[] {
  return examples.flatMap(({ features, targets }) =>
    features.map((one, segment) => ({
      rows: listRows(one, rows, bucketRows),
      target: targets[segment] ?? new Uint8Array(),
    })),
  );
}

function listRows({ hashes, cues }: SegmentFeatures, rows: Int32Array, bucketRows: number) {
  const found: number[] = [];
  for (const hash of hashes) {
    const row = rows[hash % bucketCount] ?? -1;
    if (row >= 0) found.push(row);
  }
  cues.forEach((isThere, cue) => {
    if (isThere === 1) found.push(bucketRows + cue);
  });
  return Int32Array.from(found);
}

function fit(samples: readonly Sample[], bucketRows: number): Fit {
  const columns = ndaOutputs.length;
  const size = (bucketRows + cueFeatureCount) * columns;
  const weights = new Float32Array(size);
  const squares = new Float32Array(size).fill(1e-3);
  const bias = new Float32Array(columns).fill(-3);
  const biasSquares = new Float32Array(columns).fill(1e-2);
  const errors = new Float32Array(columns);
  const order = Int32Array.from(samples, (_, index) => index);
  const random = createRandom(7);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const index of order) {
      const sample = samples[index];
      if (sample === undefined) continue;
      measureErrors({ sample, weights, bias, errors });
      for (let column = 0; column < columns; column += 1) {
        const error = errors[column] ?? 0;
        if (error === 0) continue;
        const square = (biasSquares[column] ?? 0) + error * error;
        biasSquares[column] = square;
        bias[column] = (bias[column] ?? 0) - (rate * error) / Math.sqrt(square);
        learn({ sample, weights, squares, column, error });
      }
    }
  }
  return { weights, bias };
}

interface Measurement extends Fit {
  readonly sample: Sample;
  /** Where the errors are written. */
  readonly errors: Float32Array;
}

function measureErrors({ sample, weights, bias, errors }: Measurement): void {
  const columns = errors.length;
  const share = getFeatureWeight(sample.rows.length);
  errors.fill(0);
  for (const row of sample.rows) {
    const start = row * columns;
    for (let column = 0; column < columns; column += 1) {
      errors[column] = (errors[column] ?? 0) + (weights[start + column] ?? 0);
    }
  }
  for (let column = 0; column < columns; column += 1) {
    const score = (bias[column] ?? 0) + (errors[column] ?? 0) * share;
    const error = 1 / (1 + Math.exp(-score)) - (sample.target[column] ?? 0);
    errors[column] = Math.abs(error) < leastError ? 0 : error;
  }
}

interface Lesson {
  readonly sample: Sample;
  readonly weights: Float32Array;
  readonly squares: Float32Array;
  readonly column: number;
  readonly error: number;
}

function learn({ sample, weights, squares, column, error }: Lesson): void {
  const columns = ndaOutputs.length;
  const step = error * getFeatureWeight(sample.rows.length);
  for (const row of sample.rows) {
    const place = row * columns + column;
    const weight = weights[place] ?? 0;
    const gradient = step + decay * weight;
    const square = (squares[place] ?? 0) + gradient * gradient;
    squares[place] = square;
    weights[place] = weight - (rate * gradient) / Math.sqrt(square);
  }
}

/** The buckets whose weights are largest, those that many segments show before others. In ascending order. */
function selectBuckets(samples: readonly Sample[], { weights }: Fit): Int32Array {
  const columns = ndaOutputs.length;
  const counts = new Int32Array(bucketCount + cueFeatureCount);
  for (const { rows } of samples) for (const row of rows) counts[row] = (counts[row] ?? 0) + 1;
  const ranked: { bucket: number; size: number }[] = [];
  for (let bucket = 0; bucket < bucketCount; bucket += 1) {
    const count = counts[bucket] ?? 0;
    if (count < fewestSegments) continue;
    let sum = 0;
    for (let column = 0; column < columns; column += 1) {
      sum += (weights[bucket * columns + column] ?? 0) ** 2;
    }
    ranked.push({ bucket, size: sum * Math.sqrt(count) });
  }
  ranked.sort((a, b) => b.size - a.size || a.bucket - b.bucket);
  return Int32Array.from(ranked.slice(0, keptBuckets), ({ bucket }) => bucket).sort();
}

function round(weights: Float32Array): { weights: Int8Array; scales: Float32Array } {
  const columns = ndaOutputs.length;
  const largest = new Float32Array(columns);
  weights.forEach((weight, place) => {
    const column = place % columns;
    largest[column] = Math.max(largest[column] ?? 0, Math.abs(weight));
  });
  const scales = largest.map((most) => (most === 0 ? 1 : most / largestWhole));
  const whole = Int8Array.from(weights, (weight, place) =>
    Math.round(weight / (scales[place % columns] ?? 1)),
  );
  return { weights: whole, scales };
}
