import type { AnalysisRecord, DocumentInsight } from '@clauselight/schema';
import { Download, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { formatDay } from '../../lib/dates.ts';
import { describeCoverage } from '../../lib/insights/coverage.ts';
import { getLocalDay } from '../../lib/insights/deadlines.ts';
import { product } from '../../lib/product.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { t } from './messages.ts';
import { summarizePortfolio } from './portfolio-summary.ts';
import { writeReport } from './report-csv.ts';
import { describeFilter } from './report-filter.ts';
import { ReportFilters } from './report-filters.tsx';
import { ReportTable } from './report-table.tsx';
import { useReportView } from './use-report-view.ts';

interface RiskReportProps {
  documents: readonly DocumentInsight[];
  records: readonly AnalysisRecord[];
}

/** The summary of all documents, and the table of the filtered ones. */
export function RiskReport({ documents, records }: RiskReportProps) {
  const [today] = useState(() => getLocalDay(new Date()));
  const view = useReportView(documents, today);
  const summary = useMemo(() => summarizePortfolio(view.all), [view.all]);

  const filterText = describeFilter(view.filter);

  function saveTable() {
    const content = writeReport(view.rows);
    saveFile({ name: `risk-report-${today}.csv`, type: 'text/csv', content });
  }

  return (
    <div className="space-y-10">
      <Panel
        title={t('risk-reports.report.summary')}
        aside={<span className="label">{formatDay(today)}</span>}
      >
        <ul className="max-w-[80ch] space-y-2">
          {[...summary, ...describeCoverage(records, documents)].map((sentence) => (
            <li key={sentence} className="break-words">
              {sentence}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel
        title={t('risk-reports.report.documents')}
        aside={
          <span role="status" className="label">
            {view.rows.length === view.all.length
              ? t('risk-reports.report.count', { count: view.all.length })
              : t('risk-reports.report.countShown', {
                  shown: view.rows.length,
                  count: view.all.length,
                })}
          </span>
        }
      >
        <ReportFilters view={view} />
        {filterText && <p className="mb-3 hidden text-small print:block">{filterText}</p>}
        <div className="mb-3 flex flex-wrap gap-2 print:hidden">
          <Button size="small" onClick={() => window.print()}>
            <Printer aria-hidden="true" size={15} />
            {t('risk-reports.report.print')}
          </Button>
          <Button size="small" onClick={saveTable} disabled={view.rows.length === 0}>
            <Download aria-hidden="true" size={15} />
            {t('risk-reports.report.export')}
          </Button>
        </div>
        <ReportTable view={view} />
      </Panel>
      <p className="text-small text-ink-soft">{product.disclaimer}</p>
    </div>
  );
}
