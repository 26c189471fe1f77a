import { contextWidth, describeContext, shareOfBest } from './context-features.ts';
import type { SentencePlaces } from './sentence-places.ts';
import { type ContextWeights, outputCount } from './unfairness-model.ts';

/** What the sentence's own scores add to what its surroundings say. */
const shareOfOwn = 0.5;

/**
 * The scores of sentences after a second look: the categories as they were, and of being unfair in any way what the
 * sentence and those around it say together.
 */
export function scoreInContext(
  { weights, bias }: ContextWeights,
  scores: Float64Array,
  places: SentencePlaces,
): Float64Array {
  const table = describeContext(scores, places);
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
