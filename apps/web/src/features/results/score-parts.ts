import type { Finding, RiskCategory, Score } from '@clauselight/schema';

/** What one category adds to the score's sum, and the findings that make it. */
export interface ScorePart {
  category: RiskCategory;
  points: number;
  /** Share of the largest category, 0-1, for the length of a bar. */
  length: number;
  /** Points of its findings, the largest first: the first counts in full, the others by `score.rest`. */
  findingPoints: number[];
}

/** The categories that make the score, the heaviest first. */
export function computeScoreParts(score: Score, findings: readonly Finding[]): ScorePart[] {
  const parts = score.categories.filter(({ points }) => points > 0);
  const largest = Math.max(0, ...parts.map(({ points }) => points));
  return parts
    .toSorted((a, b) => b.points - a.points)
    .map(({ category, points }) => ({
      category,
      points,
      length: points / largest,
      findingPoints: findings
        .filter((finding) => finding.category === category && finding.points > 0)
        .map((finding) => finding.points)
        .toSorted((a, b) => b - a),
    }));
}
