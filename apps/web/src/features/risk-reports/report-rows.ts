import { getRiskLevel } from '@clauselight/core';
import type { DocumentInsight, RiskLevel } from '@clauselight/schema';
import { type Deadline, listDeadlines } from '../../lib/insights/deadlines.ts';
import type { InsightFinding } from '../../lib/insights/findings.ts';
import { type DocumentValue, listValues } from '../../lib/insights/values.ts';
import { countSeverities, type SeverityCount } from '../../lib/severity-counts.ts';

/** What the report says of one document. */
export interface ReportRow {
  readonly document: DocumentInsight;
  /** Absent if the document was not judged. */
  readonly level: RiskLevel | undefined;
  /** The findings that are reported, the gravest first. */
  readonly findings: readonly InsightFinding[];
  readonly counts: readonly SeverityCount[];
  /** The next one that has not passed. */
  readonly nextDeadline: Deadline | undefined;
  readonly values: readonly DocumentValue[];
}

/** One row a document, in the order given. `today` is an ISO day. */
export function createRows(documents: readonly DocumentInsight[], today: string): ReportRow[] {
  return documents.map((document) => ({
    document,
    level:
      document.riskScore === undefined
        ? undefined
        : getRiskLevel(document.riskScore, document.coverage),
    ...arrange(document.findings),
    nextDeadline: listDeadlines([document], today).find(({ isPast }) => !isPast),
    values: listValues(document),
  }));
}

/** The row with some of its findings alone. */
export function keepFindings(row: ReportRow, findings: readonly InsightFinding[]): ReportRow {
  return { ...row, ...arrange(findings) };
}

function arrange(findings: readonly InsightFinding[]): Pick<ReportRow, 'findings' | 'counts'> {
  return {
    findings: findings.toSorted((a, b) => b.severity - a.severity),
    counts: countSeverities(findings),
  };
}
