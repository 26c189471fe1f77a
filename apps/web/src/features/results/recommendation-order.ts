import type { Recommendation } from '@clauselight/schema';

/** Recommendations in the order in which to follow them: what takes most off the score first. */
export function sortRecommendations(recommendations: readonly Recommendation[]): Recommendation[] {
  return recommendations.toSorted(
    (a, b) => b.scoreReduction - a.scoreReduction || b.severity - a.severity,
  );
}
