import type { RiskCategory, Score, Severity, Standing } from '@clauselight/schema';
import { getRiskLevel } from './risk-level.ts';
import { round } from './words.ts';

/** Constants of new scores: R at which the score reaches 10 * (1 - 1/e) = 6.3; the share of all but a category's largest finding. */
const constants = { scale: 30, rest: 0.35 };

/** What the score sees of a finding. */
export interface Scored {
  readonly category: RiskCategory;
  readonly points: number;
  /** From 4 on, whatever its points, it keeps the score from being called low. */
  readonly severity?: Severity;
  /** A finding in the side's favor keeps nothing from being called low. */
  readonly standing?: Standing;
}

/** The least severity of a finding that never stands under a low score. */
const graveSeverity = 4;
/** The least score that is not called low. */
const leastMedium = 3.1;

/**
 * Whether a finding keeps the score from being called low.
 *
 * @param finding - Severity and standing of a finding.
 * @returns True from severity 4 on, unless the finding is in the side's favor.
 */
export function isGrave({ severity, standing }: Pick<Scored, 'severity' | 'standing'>): boolean {
  return (severity ?? 0) >= graveSeverity && standing !== 'favour';
}

/**
 * `value = round1(10 * (1 - exp(-R / 30)))`, R the sum over categories of the largest points and 0.35 of the others.
 * While a finding of severity 4 or 5 counts the value is at least 3.1, so that it is not called low. Adding a finding never lowers it.
 *
 * @param findings - The findings that count, with their points.
 * @param base what the score is called and what of the document it is made from; an earlier score also gives the
 * constants it was computed with
 * @returns The score: value 0-10 with one decimal, level, points of each category.
 */
export function computeScore(
  findings: readonly Scored[],
  base: Pick<Score, 'label' | 'meaning'> &
    Partial<Pick<Score, 'scale' | 'rest' | 'side' | 'coverage'>>,
): Score {
  const { label, meaning, scale, rest, side, coverage } = { ...constants, ...base };
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
  const computed = round(10 * (1 - Math.exp(-r / scale)), 1);
  const isLifted = computed < leastMedium && findings.some(isGrave);
  const value = isLifted ? leastMedium : computed;
  return {
    label,
    meaning,
    value,
    level: getRiskLevel(value, coverage),
    ...(isLifted && { floor: leastMedium }),
    ...(side !== undefined && { side }),
    ...(coverage !== undefined && { coverage }),
    r,
    scale,
    rest,
    categories,
  };
}

function sumCategory(findings: readonly Scored[], rest: number): number {
  // Sorted, so that rounding does not depend on the order of findings.
  const points = findings.map((finding) => finding.points).sort((a, b) => b - a);
  const [largest = 0, ...others] = points;
  return round(largest + rest * others.reduce((sum, value) => sum + value, 0), 4);
}
