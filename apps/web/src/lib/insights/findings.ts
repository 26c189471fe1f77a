import {
  type DocumentInsight,
  type DocumentKind,
  getDocumentFamily,
  getSeverityNames,
  type Severity,
} from '@clauselight/schema';
import { severities } from '../severity.ts';

export type InsightFinding = DocumentInsight['findings'][number];

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

/** The word for each severity in documents of a kind. */
export function getKindSeverityNames(kind: DocumentKind) {
  return getSeverityNames(getDocumentFamily(kind));
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
