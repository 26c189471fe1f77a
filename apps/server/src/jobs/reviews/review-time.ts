/** Milliseconds for a review: the total time minus the engine's, but at least half of the total. */
export function computeReviewMs(together: number, engineMs: number): number {
  return Math.max(together - engineMs, together / 2);
}
