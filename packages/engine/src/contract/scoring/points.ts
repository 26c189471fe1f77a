import type { Finding, Severity, Standing } from '@clauselight/schema';

/** Points of a finding that is certain and whose bearer is the reader. */
const weights: Readonly<Record<Severity, number>> = { 1: 0.5, 2: 1.5, 3: 3, 4: 6, 5: 10 };
/** Where no side is taken, or nobody can say whose risk it is: half a chance that it is the reader's, and less certain. */
const openShare = 0.5 * 0.9;

/**
 * What a finding is to a side; `undefined` for the side takes none.
 * @param sides how many sides the document has
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
 * A finding's points: `weight[severity] * confidence * side`, the side's share being 1 where the reader bears the risk,
 * 0.45 where it is open, 0 where it is in the reader's favour.
 */
export function getPoints(
  { severity, confidence }: Pick<Finding, 'severity' | 'confidence'>,
  standing: Standing,
): number {
  return Math.round(1e4 * weights[severity] * confidence * shares[standing]) / 1e4;
}
