import type { Rule, RuleGrade } from '../rule.ts';

/** Confidence in a finding of a rule with this grade. */
const confidenceOf: Readonly<Record<RuleGrade, number>> = { A: 1, B: 0.8, C: 0.5, N: 0.6 };

/** How far a rule's findings can be trusted, 0-1. */
export function getConfidence({ grade }: Pick<Rule, 'grade'>): number {
  return confidenceOf[grade];
}

/** Rules that measured badly or could not be measured are shown, and stay out of the score. */
export function isScored({ grade }: Pick<Rule, 'grade'>): boolean {
  return grade === 'A' || grade === 'B';
}
