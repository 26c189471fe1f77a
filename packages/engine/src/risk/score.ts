import { getRiskLevel, type RiskCategory, type Score, type Severity } from '@clauselight/schema';
import type { Rule, RuleGrade } from '../rule.ts';

/** Points of a finding that is certain and whose bearer is the reader. */
const weights: Readonly<Record<Severity, number>> = { 1: 0.5, 2: 1.5, 3: 3, 4: 6, 5: 10 };
/** Confidence in a hit of a rule with this grade. */
const gradeConfidence: Readonly<Record<RuleGrade, number>> = { A: 1, B: 0.8, C: 0.5, N: 0.6 };
/** Rules that measured badly, or were never measured, move the score by half. */
const gradeWeight: Readonly<Record<RuleGrade, number>> = { A: 1, B: 1, C: 0.5, N: 0.5 };
/** The reader's side is not known: the risk may be theirs or the other side's. */
const unknownSideConfidence = 0.9;
const unknownSideShare = 0.5;
/** R at which the score reaches 10 * (1 - 1/e) = 6.3. */
const scale = 30;
/** Share with which all but a category's largest finding count. */
const rest = 0.35;

/** What the score sees of a finding. */
export interface Scored {
  readonly category: RiskCategory;
  readonly points: number;
}

/** Confidence in a rule's finding, 0-1, while the reader's side is unknown. */
export function getConfidence(rule: Pick<Rule, 'grade'>): number {
  return round(gradeConfidence[rule.grade] * unknownSideConfidence, 4);
}

/** A finding's points: `weight[severity] * confidence * side`, halved for rules graded C or N. */
export function getPoints(rule: Pick<Rule, 'grade'>, severity: Severity): number {
  return round(
    weights[severity] * getConfidence(rule) * unknownSideShare * gradeWeight[rule.grade],
    4,
  );
}

/**
 * `value = round1(10 * (1 - exp(-R / 30)))`, R the sum over categories of the largest points and 0.35 of the others.
 * Adding a finding never lowers it.
 */
export function computeScore(findings: readonly Scored[]): Score {
  const categories = [...new Set(findings.map(({ category }) => category))]
    .sort()
    .map((category) => ({
      category,
      points: sumCategory(findings.filter((finding) => finding.category === category)),
    }));
  const r = round(
    categories.reduce((sum, { points }) => sum + points, 0),
    4,
  );
  const value = round(10 * (1 - Math.exp(-r / scale)), 1);
  return { value, level: getRiskLevel(value), r, scale, rest, categories };
}

function sumCategory(findings: readonly Scored[]): number {
  // Sorted, so that rounding does not depend on the order of findings.
  const points = findings.map((finding) => finding.points).sort((a, b) => b - a);
  const [largest = 0, ...others] = points;
  return round(largest + rest * others.reduce((sum, value) => sum + value, 0), 4);
}

function round(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}
