import { useAnalyses } from '../../lib/api/get-analyses.ts';
import { useInsights } from '../../lib/api/get-insights.ts';
import { describeFailure } from '../../lib/http.ts';
import { product } from '../../lib/product.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Failure } from '../../ui/error-boundary.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { RiskReport } from './risk-report.tsx';
import './risk-reports.css';

/** A report across the visitor's documents, what needs attention first. */
export function RiskReportsPage() {
  return (
    <div className="risk-reports">
      <title>{`Risk Reports · ${product.name}`}</title>
      <PageHead
        title="Risk Reports"
        line="One report across your documents, from the latest analysis of each."
        back={{ href: '/', label: 'Back to Dashboard' }}
      />
      <ReportContent />
    </div>
  );
}

function ReportContent() {
  const analyses = useAnalyses();
  const insights = useInsights();
  // What is known stays on the page when asking for news of it fails.
  if (!insights.data) {
    if (!insights.error) return <Waiting>Loading your documents…</Waiting>;
    return (
      <Failure
        message={describeFailure(insights.error, 'Your documents could not be loaded.')}
        onRetry={() => void insights.refetch()}
      />
    );
  }
  if (insights.data.length === 0 && !analyses.data?.length) {
    return (
      <EmptyState
        title="Nothing analyzed yet"
        text="Once documents have been analyzed, this report says which of them need attention first, and why."
        href="/"
        action="Go to Dashboard"
      />
    );
  }
  return <RiskReport documents={insights.data} records={analyses.data ?? []} />;
}
