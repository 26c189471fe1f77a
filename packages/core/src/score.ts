import type { RiskCategory, Score } from '@clauselight/schema';
import { getRiskLevel } from './risk-level.ts';
import { round } from './words.ts';

/** R at which the score reaches 10 * (1 - 1/e) = 6.3. */
const scale = 30;
/** Share with which all but a category's largest finding count. */
const rest = 0.35;

/** What the score sees of a finding. */
export interface Scored {
  readonly category: RiskCategory;
  readonly points: number;
}

/**
 * `value = round1(10 * (1 - exp(-R / 30)))`, R the sum over categories of the largest points and 0.35 of the others.
 * Adding a finding never lowers it.
 */
export function computeScore(
  findings: readonly Scored[],
  naming: Pick<Score, 'label' | 'meaning'>,
): Score {
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
  return { ...naming, value, level: getRiskLevel(value), r, scale, rest, categories };
}

function sumCategory(findings: readonly Scored[]): number {
  // Sorted, so that rounding does not depend on the order of findings.
  const points = findings.map((finding) => finding.points).sort((a, b) => b - a);
  const [largest = 0, ...others] = points;
  return round(largest + rest * others.reduce((sum, value) => sum + value, 0), 4);
}
