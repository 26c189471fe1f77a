import type { Adjustment, Check, Finding, Score, Standing } from '@clauselight/schema';
import { formatPoints, formatScore } from './figures.ts';
import type { SeverityNames } from './names.ts';

/** Labels of what is said of a finding. What to do about it: `adviceLabel` of the document's wording. */
export const findingLabels = {
  why: 'Why it matters',
  advantage: 'What it means for you',
  borneBy: 'Weighs on',
  standing: 'To the side taken',
  wording: 'Wording to propose',
  law: 'Law',
  confidence: 'Confidence',
  score: 'Score',
  scoreWithout: 'Score without it',
  source: 'Source',
  rule: 'Rule',
  otherPassages: 'See also',
} as const;

/** What a finding is to the side taken, as an entry of a table. */
export const standingNames = {
  risk: 'risk',
  favour: 'in favour',
  open: 'open',
} as const satisfies Record<Standing, string>;

/** What a finding of open standing is to the side taken. */
export const openStanding = 'Open: the text does not say whose risk it is';

/** Findings in favor of the side taken, as a group and one by one. */
export const favorTitle = 'In your favour';
export const favourBadge = 'in your favour';
export const favorNote =
  'These weigh on the other side. They add nothing to your score; expect to be asked about them.';

/**
 * Said where nothing was found: a failed check must not read like a passed one, nor silence like approval.
 *
 * @param analysis - What could be checked: the steps that failed, of which only the number counts, the checks and the score.
 * @returns A sentence to show.
 */
export function describeNoFindings({
  failedSteps,
  checks,
  score,
}: {
  readonly failedSteps: readonly unknown[];
  readonly checks: readonly Pick<Check, 'outcome'>[];
  readonly score?: Pick<Score, 'level'> | undefined;
}): string {
  if (checks.every(({ outcome }) => outcome === 'not-checked')) return 'No check was made.';
  const found =
    failedSteps.length === 0
      ? 'None of the checks found anything.'
      : 'None of the checks that could be made found anything.';
  return isSilenceTelling({ score }) ? found : `${found} ${silenceNote}`;
}

/** Said beside an empty list of a document that was not judged, or only in part. */
export const silenceNote = 'That says nothing about the document: too little of it was judged.';

/**
 * Whether it tells anything about a document that nothing was found in it.
 *
 * @param analysis - The score, if the document was judged; only its level counts.
 * @returns False for a document that was not judged, or only in part.
 */
export function isSilenceTelling({
  score,
}: {
  readonly score?: Pick<Score, 'level'> | undefined;
}): boolean {
  return score !== undefined && score.level !== 'partial';
}

/** Said of what adds nothing to the score. */
export const notInScore = 'not in the score';

/**
 * What a finding adds to the score's sum: `3.00 points`.
 *
 * @param finding - The finding; only its points count.
 * @returns The points with two decimals, or `notInScore` if there are none.
 */
export function describePoints({ points }: Pick<Finding, 'points'>): string {
  return points === 0 ? notInScore : `${formatPoints(points)} points`;
}

/**
 * The severity, and what it was before adjustments: `High, adjusted from Medium`.
 *
 * @param finding - Its severity before and after adjustments.
 * @param names - The words for severities in this family of documents.
 * @returns Words to show.
 */
export function describeSeverity(
  { severity, baseSeverity }: Pick<Finding, 'severity' | 'baseSeverity'>,
  names: SeverityNames,
): string {
  const name = names[severity];
  return severity === baseSeverity ? name : `${name}, adjusted from ${names[baseSeverity]}`;
}

/**
 * What an adjustment did to the severity.
 *
 * @param adjustment - The adjustment; only its effect counts.
 * @returns Words to show.
 */
export function nameAdjustment({ effect }: Pick<Adjustment, 'effect'>): string {
  return effect < 0 ? 'Lowered' : 'Raised';
}

/**
 * What a finding does to the score: `7.8 without it instead of 8.4`.
 *
 * @param scores - The score with and without the finding, both 0-10.
 * @returns Words to show.
 */
export function describeScoreEffect(scores: {
  readonly without: number;
  readonly whole: number;
}): string {
  return `${formatScore(scores.without)} without it instead of ${formatScore(scores.whole)}`;
}
