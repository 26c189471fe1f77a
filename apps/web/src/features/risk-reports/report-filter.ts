import { categoryNames } from '@clauselight/core';
import { type RiskCategory, riskCategorySchema, type Severity } from '@clauselight/schema';
import { severities, severityNames } from '../../lib/severity.ts';
import { hasWords, splitWords } from '../../lib/words.ts';
import { keepFindings, type ReportRow } from './report-rows.ts';

export interface ReportFilter {
  readonly category: RiskCategory | undefined;
  /** The least severity that is reported. */
  readonly severity: Severity | undefined;
  /** Words of the document's name and kind or of its findings. */
  readonly text: string;
}

export type ReportFilterKey = 'category' | 'severity' | 'q';

/** Reads the filter out of the address; what makes no sense there counts as absent. */
export function readReportFilter(params: URLSearchParams): ReportFilter {
  const severity = Number(params.get('severity'));
  return {
    category: riskCategorySchema.safeParse(params.get('category')).data,
    severity: severities.find((value) => value === severity),
    text: params.get('q') ?? '',
  };
}

/** The documents that have what is wanted, each with those of its findings that pass. */
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

/** Names the findings of a severity and of all graver ones: `High and above`. */
export function nameLeastSeverity(severity: Severity): string {
  const name = severityNames[severity];
  return severity === 5 ? name : `${name} and above`;
}

/** What is looked for, in a sentence; nothing where everything is shown. */
export function describeFilter({ category, severity, text }: ReportFilter): string | undefined {
  const parts = [
    text.trim() !== '' && `containing “${text.trim()}”`,
    severity !== undefined && `severity ${nameLeastSeverity(severity)}`,
    category !== undefined && `category ${categoryNames[category]}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? undefined : `Shown are findings and documents: ${parts.join('; ')}.`;
}
