import { cueFeatureCount, type SegmentFeatures } from './features.ts';
import { ndaOutputs } from './outputs.ts';

/** One logistic regression for each output, over hashed words and cues. */
export interface SegmentClassifier {
  /** Row of each bucket's weights, -1 for a bucket without weights; `bucketCount` long. */
  readonly rows: Int32Array;
  /** Weights: a row for each bucket that has some, then one for each cue; a column for each output. */
  readonly weights: Int8Array;
  /** The unit of a column's whole numbers. */
  readonly scales: Float32Array;
  readonly bias: Float32Array;
}

/** A segment with fewer features is a fragment without meaning. Set by hand, measured with `npm run evaluate:nda`. */
const fewestFeatures = 12;

/** The number of buckets for the hashes of features. */
export const bucketCount = 1 << 17;

/** Returns the log-odds of each output for one segment. */
export function scoreSegment(model: SegmentClassifier, features: SegmentFeatures): Float32Array {
  const columns = ndaOutputs.length;
  const rows = listRows(model, features);
  const sums = new Float32Array(columns);
  for (const row of rows) {
    const start = row * columns;
    for (let column = 0; column < columns; column += 1) {
      sums[column] = (sums[column] ?? 0) + (model.weights[start + column] ?? 0);
    }
  }
  const share = getFeatureWeight(rows.length);
  return sums.map(
    (sum, column) => (model.bias[column] ?? 0) + sum * (model.scales[column] ?? 0) * share,
  );
}

/** Returns the weight of each feature of a segment: a long segment is not more certain than a short one. */
export function getFeatureWeight(count: number): number {
  return 1 / Math.sqrt(Math.max(fewestFeatures, count));
}

function listRows({ rows, weights }: SegmentClassifier, features: SegmentFeatures): number[] {
  const found: number[] = [];
  for (const hash of features.hashes) {
    const row = rows[hash % bucketCount] ?? -1;
    if (row >= 0) found.push(row);
  }
  const firstCue = weights.length / ndaOutputs.length - cueFeatureCount;
  features.cues.forEach((isThere, cue) => {
    if (isThere === 1) found.push(firstCue + cue);
  });
  return found;
}
