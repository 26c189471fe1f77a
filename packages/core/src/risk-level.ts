import type { Coverage, RiskLevel } from '@clauselight/schema';

/** Of 26 commercial contracts none has a smaller share of recognized sentences; of contracts in everyday words most have. */
const leastShare = 0.45;

/**
 * The level a score of 0-10 is shown as: 3 or lower low, up to 6 medium, above 6 high. A low score of a document of which
 * little was recognized is `partial`: nobody knows what the rest holds.
 *
 * @param score - 0-10.
 * @param coverage - What the score is made from; nothing where that is not counted.
 * @returns The level.
 */
export function getRiskLevel(score: number, coverage?: Coverage): RiskLevel {
  if (score > 6) return 'high';
  if (score > 3) return 'medium';
  return coverage !== undefined && isLittleRecognized(coverage) ? 'partial' : 'low';
}

/**
 * Whether so little of a document was recognized that its score is only a lower limit.
 *
 * @param coverage - Sentences, and those that were recognized.
 * @returns True below 45 % of the sentences.
 */
export function isLittleRecognized({ sentences, recognized }: Coverage): boolean {
  return recognized < leastShare * sentences;
}

/**
 * The score if the rest of a document asked as much of the reader as the recognized sentences do:
 * `10 * (1 - (1 - value / 10) ** (sentences / recognized))`, which is the score for R * sentences / recognized.
 *
 * @param value - The score, 0-10.
 * @param coverage - What it is made from.
 * @returns 0-10, not below `value`; unrounded.
 */
export function computeUpperScore(value: number, { sentences, recognized }: Coverage): number {
  if (recognized === 0) return value === 0 ? 0 : 10;
  return 10 * (1 - (1 - value / 10) ** (sentences / recognized));
}
