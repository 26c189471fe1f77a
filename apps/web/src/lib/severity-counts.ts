import type { Severity } from '@clauselight/schema';
import { t } from './messages.ts';
import { severities } from './severity.ts';

export interface SeverityCount {
  readonly severity: Severity;
  readonly count: number;
}

/** The number of findings of each severity, the highest first; severities without findings are left out. */
export function countSeverities(findings: readonly { severity: Severity }[]): SeverityCount[] {
  return severities
    .map((severity) => ({
      severity,
      count: findings.filter((finding) => finding.severity === severity).length,
    }))
    .filter(({ count }) => count > 0);
}

/** The count of one severity; 0 if it was left out. */
export function getSeverityCount(counts: readonly SeverityCount[], wanted: Severity): number {
  return counts.find(({ severity }) => severity === wanted)?.count ?? 0;
}

/** `2 critical, 5 high`; empty if there are no findings. */
export function describeCounts(
  counts: readonly SeverityCount[],
  names: Readonly<Record<Severity, string>>,
): string {
  return counts
    .map(({ severity, count }) =>
      t('lib.severity.count', { count, severity: names[severity].toLowerCase() }),
    )
    .join(', ');
}
