/** Milliseconds for a review: what the engine has left of the time for both, and half of it in any case. */
export function computeReviewMs(together: number, engineMs: number): number {
  return Math.max(together - engineMs, together / 2);
}
