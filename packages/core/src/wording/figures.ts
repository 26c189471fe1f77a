/**
 * A score of 0-10 with its one decimal.
 *
 * @param score - 0-10.
 * @returns `7.8`.
 */
export function formatScore(score: number): string {
  return score.toFixed(1);
}

/**
 * Points of the score's sum, with two decimals.
 *
 * @param points - Points, as in the sum of the score.
 * @returns `3.00`.
 */
export function formatPoints(points: number): string {
  return points.toFixed(2);
}

/**
 * A share of 0-1 in percent.
 *
 * @param share - 0-1.
 * @returns Whole percents: `35 %`.
 */
export function formatShare(share: number): string {
  return `${Math.round(share * 100)} %`;
}
