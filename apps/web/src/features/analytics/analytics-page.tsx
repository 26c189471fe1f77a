import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useAnalyses } from '../../lib/api/get-analyses.ts';
import { useInsights } from '../../lib/api/get-insights.ts';
import { describeFailure } from '../../lib/http.ts';
import { product } from '../../lib/product.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Failure } from '../../ui/error-boundary.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { AnalyticsFilters } from './analytics-filters.tsx';
import { AnalyticsView } from './analytics-view.tsx';
import { readAnalyticsFilter, writeAnalyticsFilter } from './filter.ts';

/** What the visitor's analyses say together: trends, risks, deadlines, values. */
export function AnalyticsPage() {
  return (
    <>
      <title>{`Analytics · ${product.name}`}</title>
      <PageHead
        title="Analytics"
        line="What your analyses say together. Every figure is counted from them and leads back to its document."
        back={{ href: '/', label: 'Back to Dashboard' }}
      />
      <AnalyticsContent />
    </>
  );
}

function AnalyticsContent() {
  const analyses = useAnalyses();
  const insights = useInsights();
  const [params, setParams] = useSearchParams();
  const [now] = useState(() => new Date());
  const filter = readAnalyticsFilter(params);
  // What is known stays on the page when asking for news of it fails.
  if (!analyses.data || !insights.data) {
    const failed = [analyses, insights].filter(({ isError }) => isError);
    const [first] = failed;
    if (first === undefined) return <Waiting>Loading your analyses…</Waiting>;
    return (
      <Failure
        message={describeFailure(first.error, 'Your analyses could not be loaded.')}
        onRetry={() => {
          for (const query of failed) void query.refetch();
        }}
      />
    );
  }
  if (analyses.data.length === 0 && insights.data.length === 0) {
    return (
      <EmptyState
        title="Nothing analyzed yet"
        text="Once a document has been analyzed, its score, risks, deadlines and values are shown here."
        href="/"
        action="Go to Dashboard"
      />
    );
  }
  return (
    <>
      <AnalyticsFilters
        filter={filter}
        onChange={(next) => setParams(writeAnalyticsFilter(params, next), { replace: true })}
      />
      <AnalyticsView records={analyses.data} documents={insights.data} filter={filter} now={now} />
    </>
  );
}
