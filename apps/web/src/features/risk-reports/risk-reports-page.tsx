import { useAnalyses } from '../../lib/api/get-analyses.ts';
import { useInsights } from '../../lib/api/get-insights.ts';
import { describeFailure } from '../../lib/http.ts';
import { product } from '../../lib/product.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Failure } from '../../ui/error-boundary.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { t } from './messages.ts';
import { RiskReport } from './risk-report.tsx';
import './risk-reports.css';

/** A report across the visitor's documents; those that need attention come first. */
export function RiskReportsPage() {
  return (
    <div className="risk-reports">
      <title>{`${t('risk-reports.page.title')} · ${product.name}`}</title>
      <PageHead
        title={t('risk-reports.page.title')}
        line={t('risk-reports.page.line')}
        back={{ href: '/', label: t('risk-reports.page.back') }}
      />
      <ReportContent />
    </div>
  );
}

function ReportContent() {
  const analyses = useAnalyses();
  const insights = useInsights();
  // Loaded data stays on the page when reloading it fails.
  if (!insights.data) {
    if (!insights.error) return <Waiting>{t('risk-reports.page.loading')}</Waiting>;
    return (
      <Failure
        message={describeFailure(insights.error, t('risk-reports.page.notLoaded'))}
        onRetry={() => void insights.refetch()}
      />
    );
  }
  if (insights.data.length === 0 && !analyses.data?.length) {
    return (
      <EmptyState
        title={t('risk-reports.page.empty')}
        text={t('risk-reports.page.emptyText')}
        href="/"
        action={t('risk-reports.page.dashboard')}
      />
    );
  }
  return <RiskReport documents={insights.data} records={analyses.data ?? []} />;
}
