import { writeCsv } from '@clauselight/core';
import { formatScore } from '../../lib/format.ts';
import { getKindSeverityNames } from '../../lib/insights/findings.ts';
import { severities } from '../../lib/severity.ts';
import { getSeverityCount } from '../../lib/severity-counts.ts';
import { t } from './messages.ts';
import type { ReportRow } from './report-rows.ts';

/** The table of the report as a file for spreadsheets, in the order given. */
export function writeReport(rows: readonly ReportRow[]): string {
  return writeCsv([listTitles(), ...rows.map(writeRow)]);
}

function listTitles(): string[] {
  return [
    t('risk-reports.csv.document'),
    t('risk-reports.csv.kind'),
    t('risk-reports.csv.analyzed'),
    t('risk-reports.csv.measure'),
    t('risk-reports.csv.score'),
    t('risk-reports.csv.level'),
    ...severities.map((severity) => t('risk-reports.csv.severity', { severity })),
    t('risk-reports.csv.findings'),
    t('risk-reports.csv.nextDeadline'),
    t('risk-reports.csv.deadline'),
    t('risk-reports.csv.values'),
    t('risk-reports.csv.incomplete'),
  ];
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
    document.riskScore === undefined ? t('risk-reports.item.notJudged') : document.scoreLabel,
    document.riskScore === undefined ? '' : formatScore(document.riskScore),
    level === undefined ? '' : t('risk-reports.csv.levelName', { level }),
    ...severities.map((severity) => String(getSeverityCount(counts, severity))),
    findings
      .slice(0, 3)
      .map(({ severity, title }) => `${names[severity]}: ${title}`)
      .join('; '),
    nextDeadline?.date ?? '',
    nextDeadline?.label ?? '',
    values.map(({ label, display }) => `${label}: ${display}`).join('; '),
    document.isIncomplete ? t('risk-reports.csv.yes') : t('risk-reports.csv.no'),
  ];
}
