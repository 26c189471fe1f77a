import type { Finding, Severity } from '@clauselight/schema';

/** Most severe first. */
export const severities: readonly Severity[] = [5, 4, 3, 2, 1];

/** Compares by effect on the score, then by weight, then by position in the text. */
export function compareEffects(a: Finding, b: Finding): number {
  return a.scoreWithout - b.scoreWithout || b.points - a.points || getStart(a) - getStart(b);
}

function getStart({ evidence }: Finding): number {
  return evidence[0]?.start ?? Number.MAX_SAFE_INTEGER;
}
