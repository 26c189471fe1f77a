import type { RiskLevel } from '@clauselight/schema';

/** The level a score of 0-10 is shown as: 3 or lower low, up to 6 medium, above 6 high. */
export function getRiskLevel(score: number): RiskLevel {
  if (score <= 3) return 'low';
  return score <= 6 ? 'medium' : 'high';
}
