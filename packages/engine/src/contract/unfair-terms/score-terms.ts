import type { SparseFeatures } from './features-builder.ts';
import { hiddenCount, outputCount, rowWidth, type UnfairnessModel } from './unfairness-model.ts';

/** The weights for scores without context. */
export type TermScorer = Pick<UnfairnessModel, 'rows' | 'table' | 'output' | 'outputBias'>;

/**
 * Scores every sentence for every output, `result[sentence * outputCount + output]`, from its own features: the mean of
 * their direct sum and of the contribution of the hidden units.
 */
export function scoreTerms(scorer: TermScorer, described: SparseFeatures): Float64Array {
  const count = described.starts.length - 1;
  const scores = new Float64Array(count * outputCount);
  const sums = new Float64Array(rowWidth);
  for (let sentence = 0; sentence < count; sentence += 1) {
    addUp(sums, scorer, described, sentence);
    combine(scores, sentence * outputCount, scorer, sums);
  }
  return scores;
}

// The innermost loop uses plain typed arrays: most time is spent here.
function addUp(
  sums: Float64Array,
  { rows, table }: TermScorer,
  { starts, features, strengths }: SparseFeatures,
  sentence: number,
): void {
  sums.fill(0);
  const end = starts[sentence + 1] ?? 0;
  for (let place = starts[sentence] ?? 0; place < end; place += 1) {
    const row = rows[features[place] as number] as number;
    if (row < 0) continue;
    const strength = strengths[place] as number;
    const start = row * rowWidth;
    for (let column = 0; column < rowWidth; column += 1) {
      sums[column] = (sums[column] as number) + strength * (table[start + column] as number);
    }
  }
}

function combine(
  scores: Float64Array,
  start: number,
  { output, outputBias }: TermScorer,
  sums: Float64Array,
): void {
  for (let category = 0; category < outputCount; category += 1) {
    let score = (sums[category] ?? 0) + (outputBias[category] ?? 0);
    for (let unit = 0; unit < hiddenCount; unit += 1) {
      const active = Math.max(0, sums[outputCount + unit] ?? 0);
      score += active * (output[unit * outputCount + category] ?? 0);
    }
    scores[start + category] = score / 2;
  }
}
