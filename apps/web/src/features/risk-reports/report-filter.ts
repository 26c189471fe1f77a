import { categoryNames } from '@clauselight/core';
import { type RiskCategory, riskCategorySchema, type Severity } from '@clauselight/schema';
import { severities, severityNames } from '../../lib/severity.ts';
import { hasWords, splitWords } from '../../lib/words.ts';
import { t } from './messages.ts';
import { keepFindings, type ReportRow } from './report-rows.ts';

export interface ReportFilter {
  readonly category: RiskCategory | undefined;
  /** The lowest severity that is shown. */
  readonly severity: Severity | undefined;
  /** Words of the document's name and kind or of its findings. */
  readonly text: string;
}

export type ReportFilterKey = 'category' | 'severity' | 'q';

/** Reads the filter from the address; an invalid value counts as absent. */
export function readReportFilter(params: URLSearchParams): ReportFilter {
  const severity = Number(params.get('severity'));
  return {
    category: riskCategorySchema.safeParse(params.get('category')).data,
    severity: severities.find((value) => value === severity),
    text: params.get('q') ?? '',
  };
}

/** The documents that match the filter, each with its matching findings. */
export function filterRows(rows: readonly ReportRow[], filter: ReportFilter): ReportRow[] {
  const { category, severity } = filter;
  const words = splitWords(filter.text);
  return rows
    .flatMap((row) => {
      if (category === undefined && severity === undefined) return [row];
      const findings = row.findings.filter(
        (finding) =>
          (category === undefined || finding.category === category) &&
          (severity === undefined || finding.severity >= severity),
      );
      return findings.length > 0 ? [keepFindings(row, findings)] : [];
    })
    .filter(({ document, findings }) =>
      hasWords(
        [document.filename, document.kindLabel, ...findings.map(({ title }) => title)],
        words,
      ),
    );
}

/** The name of a severity and all higher ones: `High and above`. */
export function nameLeastSeverity(severity: Severity): string {
  const name = severityNames[severity];
  return severity === 5 ? name : t('risk-reports.filter.andAbove', { name });
}

/** Describes the filter in a sentence; nothing if everything is shown. */
export function describeFilter({ category, severity, text }: ReportFilter): string | undefined {
  const parts = [
    text.trim() !== '' && t('risk-reports.filter.text', { text: text.trim() }),
    severity !== undefined &&
      t('risk-reports.filter.severity', { severity: nameLeastSeverity(severity) }),
    category !== undefined &&
      t('risk-reports.filter.category', { category: categoryNames[category] }),
  ].filter((part) => part !== false);
  return parts.length === 0
    ? undefined
    : t('risk-reports.filter.shown', { parts: parts.join('; ') });
}
