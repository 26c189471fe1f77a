/** A score of 0-10 with its one decimal. */
export function formatScore(score: number): string {
  return score.toFixed(1);
}

/** Points of the score's sum, with two decimals. */
export function formatPoints(points: number): string {
  return points.toFixed(2);
}

/** A share of 0-1 in percent. */
export function formatShare(share: number): string {
  return `${Math.round(share * 100)} %`;
}
