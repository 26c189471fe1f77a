import type { RiskLevel } from '@clauselight/schema';

/**
 * The level a score of 0-10 is shown as: 3 or lower low, up to 6 medium, above 6 high.
 *
 * @param score - 0-10.
 * @returns The level.
 */
export function getRiskLevel(score: number): RiskLevel {
  if (score <= 3) return 'low';
  return score <= 6 ? 'medium' : 'high';
}
