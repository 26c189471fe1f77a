import type { Severity } from '@clauselight/schema';
import { severities } from './severity.ts';

export interface SeverityCount {
  readonly severity: Severity;
  readonly count: number;
}

/** How many findings there are of each severity, the gravest first; those of which there are none are left out. */
export function countSeverities(findings: readonly { severity: Severity }[]): SeverityCount[] {
  return severities
    .map((severity) => ({
      severity,
      count: findings.filter((finding) => finding.severity === severity).length,
    }))
    .filter(({ count }) => count > 0);
}

/** How many of a severity the counts hold; 0 where it was left out. */
export function getSeverityCount(counts: readonly SeverityCount[], wanted: Severity): number {
  return counts.find(({ severity }) => severity === wanted)?.count ?? 0;
}

/** `2 critical, 5 high`; nothing where there are no findings. */
export function describeCounts(
  counts: readonly SeverityCount[],
  names: Readonly<Record<Severity, string>>,
): string {
  return counts
    .map(({ severity, count }) => `${count} ${names[severity].toLowerCase()}`)
    .join(', ');
}
