import { contextWidth, describeContext, shareOfBest } from './context-features.ts';
import type { SentenceLayout } from './sentence-layout.ts';
import { type ContextWeights, outputCount } from './unfairness-model.ts';

/** The weight of the sentence's own score beside the score of its context. Set by hand, measured with `npm run evaluate:terms-of-service`. */
const shareOfOwn = 0.5;

/**
 * Returns the scores with context: the categories are unchanged, and the score of being unfair in any way combines the
 * sentence and its neighbors.
 */
export function scoreInContext(
  { weights, bias }: ContextWeights,
  scores: Float64Array,
  layout: SentenceLayout,
): Float64Array {
  const table = describeContext(scores, layout);
  const seen = scores.slice();
  for (let start = 0; start < seen.length; start += outputCount) {
    const last = start + outputCount - 1;
    const best = scores.subarray(start, last).reduce((most, score) => Math.max(most, score));
    const own = (scores[last] ?? 0) + shareOfBest * best;
    const offset = (start / outputCount) * contextWidth;
    const said = weights.reduce((sum, weight, column) => {
      return sum + weight * (table[offset + column] ?? 0);
    }, bias);
    seen[last] = said + shareOfOwn * own;
  }
  return seen;
}
