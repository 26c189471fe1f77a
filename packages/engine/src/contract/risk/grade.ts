import type { Rule, RuleGrade } from '../rule.ts';

/**
 * Confidence in a finding, by the grade of its rule: about the middle of the precision that each grade stands for (see
 * `RuleGrade`).
 */
const confidenceOf: Readonly<Record<RuleGrade, number>> = { A: 1, B: 0.8, C: 0.5, N: 0.6 };

/** Returns the confidence in a rule's findings, 0-1. */
export function getConfidence({ grade }: Pick<Rule, 'grade'>): number {
  return confidenceOf[grade];
}

/** Rules that measured badly or could not be measured are shown, but do not count in the score. */
export function isScored({ grade }: Pick<Rule, 'grade'>): boolean {
  return grade === 'A' || grade === 'B';
}
