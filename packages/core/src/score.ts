import type { RiskCategory, Score } from '@clauselight/schema';
import { getRiskLevel } from './risk-level.ts';
import { round } from './words.ts';

/** Constants of new scores: R at which the score reaches 10 * (1 - 1/e) = 6.3; the share of all but a category's largest finding. */
const constants = { scale: 30, rest: 0.35 };

/** What the score sees of a finding. */
export interface Scored {
  readonly category: RiskCategory;
  readonly points: number;
}

/**
 * `value = round1(10 * (1 - exp(-R / 30)))`, R the sum over categories of the largest points and 0.35 of the others.
 * Adding a finding never lowers it.
 * @param base what the score is called; an earlier score also gives the constants it was computed with
 */
export function computeScore(
  findings: readonly Scored[],
  base: Pick<Score, 'label' | 'meaning'> & Partial<Pick<Score, 'scale' | 'rest'>>,
): Score {
  const { label, meaning, scale, rest } = { ...constants, ...base };
  const categories = [...new Set(findings.map(({ category }) => category))]
    .sort()
    .map((category) => ({
      category,
      points: sumCategory(
        findings.filter((finding) => finding.category === category),
        rest,
      ),
    }));
  const r = round(
    categories.reduce((sum, { points }) => sum + points, 0),
    4,
  );
  const value = round(10 * (1 - Math.exp(-r / scale)), 1);
  return { label, meaning, value, level: getRiskLevel(value), r, scale, rest, categories };
}

function sumCategory(findings: readonly Scored[], rest: number): number {
  // Sorted, so that rounding does not depend on the order of findings.
  const points = findings.map((finding) => finding.points).sort((a, b) => b - a);
  const [largest = 0, ...others] = points;
  return round(largest + rest * others.reduce((sum, value) => sum + value, 0), 4);
}
