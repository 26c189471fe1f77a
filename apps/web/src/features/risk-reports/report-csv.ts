import { writeCsv } from '@clauselight/core';
import { formatScore } from '../../lib/format.ts';
import { getKindSeverityNames } from '../../lib/insights/findings.ts';
import { severities } from '../../lib/severity.ts';
import { getSeverityCount } from '../../lib/severity-counts.ts';
import type { ReportRow } from './report-rows.ts';

const head = [
  'Document',
  'Kind',
  'Analyzed',
  'Score measures',
  'Score',
  'Level',
  ...severities.map((severity) => `Findings of severity ${severity}`),
  'Top findings',
  'Next deadline',
  'Deadline',
  'Values',
  'Incomplete',
];

/** The table of the report as a file for spreadsheets, in the order given. */
export function writeReport(rows: readonly ReportRow[]): string {
  return writeCsv([head, ...rows.map(writeRow)]);
}

function writeRow({
  document,
  level,
  findings,
  counts,
  nextDeadline,
  values,
}: ReportRow): string[] {
  const names = getKindSeverityNames(document.documentKind);
  return [
    document.filename,
    document.kindLabel,
    document.analyzedAt,
    document.scoreLabel,
    formatScore(document.riskScore),
    level,
    ...severities.map((severity) => String(getSeverityCount(counts, severity))),
    findings
      .slice(0, 3)
      .map(({ severity, title }) => `${names[severity]}: ${title}`)
      .join('; '),
    nextDeadline?.date ?? '',
    nextDeadline?.label ?? '',
    values.map(({ label, display }) => `${label}: ${display}`).join('; '),
    document.isIncomplete ? 'yes' : 'no',
  ];
}
