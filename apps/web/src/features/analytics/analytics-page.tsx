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
import { t } from './messages.ts';

/** Figures across the visitor's analyses: trends, risks, deadlines, values. */
export function AnalyticsPage() {
  return (
    <>
      <title>{`${t('analytics.page.title')} · ${product.name}`}</title>
      <PageHead
        title={t('analytics.page.title')}
        line={t('analytics.page.line')}
        back={{ href: '/', label: t('analytics.page.back') }}
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
  // Loaded data stays on the page when reloading it fails.
  if (!analyses.data || !insights.data) {
    const failed = [analyses, insights].filter(({ isError }) => isError);
    const [first] = failed;
    if (first === undefined) return <Waiting>{t('analytics.page.loading')}</Waiting>;
    return (
      <Failure
        message={describeFailure(first.error, t('analytics.page.notLoaded'))}
        onRetry={() => {
          for (const query of failed) void query.refetch();
        }}
      />
    );
  }
  if (analyses.data.length === 0 && insights.data.length === 0) {
    return (
      <EmptyState
        title={t('analytics.page.empty')}
        text={t('analytics.page.emptyText')}
        href="/"
        action={t('analytics.page.dashboard')}
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
