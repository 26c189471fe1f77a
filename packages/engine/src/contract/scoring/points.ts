import type { Finding, Severity, Standing } from '@clauselight/schema';

/** Points of a certain finding whose risk is the user's own, by severity. Our own scale: each step about doubles. */
const weights: Readonly<Record<Severity, number>> = { 1: 0.5, 2: 1.5, 3: 3, 4: 6, 5: 10 };
/**
 * Share of a finding with an unknown bearer, or when no side is chosen: 0.5 for the chance that it is the user's risk,
 * times 0.9 for the uncertainty. Our own rule.
 */
const openShare = 0.5 * 0.9;

/**
 * Returns what a finding means to a side.
 * @param side the chosen side; `undefined` when none is chosen
 * @param sides the number of sides in the document
 */
export function getStanding(
  bearers: readonly string[] | undefined,
  side: string | undefined,
  sides: number,
): Standing {
  if (bearers !== undefined && bearers.length === sides) return 'risk';
  if (bearers === undefined || side === undefined) return 'open';
  return bearers.includes(side) ? 'risk' : 'favour';
}

const shares: Readonly<Record<Standing, number>> = { risk: 1, favour: 0, open: openShare };

/**
 * Returns the points of a finding: `weight[severity] * confidence * share`. The share is 1 when the side bears the
 * risk, 0.45 when that is open, and 0 when the finding is in the side's favor.
 */
export function getPoints(
  { severity, confidence }: Pick<Finding, 'severity' | 'confidence'>,
  standing: Standing,
): number {
  return Math.round(1e4 * weights[severity] * confidence * shares[standing]) / 1e4;
}
