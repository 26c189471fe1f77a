import { type AnalysisDetail, type DocumentKind, isFinal } from '@clauselight/schema';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect } from 'react';
import { AnalysingCard } from '../features/analysing/analysing-card.tsx';
import { EndedCard } from '../features/analysing/ended-card.tsx';
import { UnreadableCard } from '../features/analysing/unreadable-card.tsx';
import { highlightsQuery } from '../features/highlights/get-highlights.ts';
import { getOwnDocumentPath } from '../lib/analysis-source/analysis-source.ts';
import { analysesQuery } from '../lib/api/get-analyses.ts';
import { analysisQuery, useAnalysis } from '../lib/api/get-analysis.ts';
import { describeFailure, UnreadableAnswer } from '../lib/http.ts';
import { loadComponent } from '../lib/load-component.ts';
import { product } from '../lib/product.ts';
import type { ViewState } from '../lib/view-state.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/error-boundary.tsx';
import { useToast } from '../ui/toast-context.ts';
import { Waiting } from '../ui/waiting.tsx';
import { t } from './messages.ts';

const loadResults = () => loadComponent(() => import('./analysis-results.tsx'));
const AnalysisResults = lazy(async () => ({ default: (await loadResults()).AnalysisResults }));

interface AnalysisPanelProps {
  analysisId: string;
  view: ViewState;
  isStarting: boolean;
  onAnalyze: (documentId: string, kind?: DocumentKind | null) => void;
  onNewAnalysis: () => void;
}

/** One analysis in any state: running, ended without a result, or finished. */
export function AnalysisPanel(props: AnalysisPanelProps) {
  const query = useAnalysis(props.analysisId);
  const name = query.data?.filename ?? t('app.dashboard.pageTitle');
  return (
    <>
      <title>{`${name} · ${product.name}`}</title>
      <PanelContent {...props} query={query} />
    </>
  );
}

interface PanelContentProps extends AnalysisPanelProps {
  query: ReturnType<typeof useAnalysis>;
}

function PanelContent(props: PanelContentProps) {
  const { analysisId, view, isStarting, onAnalyze, onNewAnalysis } = props;
  const { data: detail, error, isPending, refetch } = props.query;
  const announceEnd = useAnnounceEnd(analysisId);
  // Loads the code of the results page while the analysis is running.
  useEffect(() => void loadResults().catch(() => undefined), []);
  // Loaded data stays on the page when reloading it fails.
  if (isPending) return <Waiting>{t('app.analysis.loading')}</Waiting>;
  // What has ended unreadably would otherwise look as if it were running for ever.
  const documentId = findUnreadable(error, detail);
  if (documentId !== undefined) {
    return (
      <UnreadableCard
        documentId={documentId}
        isStarting={isStarting}
        onAnalyze={() => onAnalyze(documentId)}
        onNewAnalysis={onNewAnalysis}
      />
    );
  }
  if (!detail) {
    return (
      <div className="space-y-4">
        <Failure
          message={describeFailure(error, t('app.analysis.notLoaded'))}
          onRetry={() => void refetch()}
        />
        <Button onClick={onNewAnalysis}>{t('app.analysis.new')}</Button>
      </div>
    );
  }
  if (!isFinal(detail.status)) {
    return <AnalysingCard key={analysisId} detail={detail} onEnded={() => void announceEnd()} />;
  }
  if (!detail.analysis) {
    return (
      <EndedCard
        detail={detail}
        isRetrying={isStarting}
        onRetry={() => onAnalyze(detail.documentId)}
        onNewAnalysis={onNewAnalysis}
      />
    );
  }
  return (
    <AnalysisResults
      detail={detail}
      analysis={detail.analysis}
      view={view}
      onAnalyze={onAnalyze}
      onNewAnalysis={onNewAnalysis}
    />
  );
}

/** The document of an analysis whose stored answer cannot be parsed, unless an earlier answer shows its results. */
function findUnreadable(error: unknown, detail: AnalysisDetail | undefined): string | undefined {
  if (!(error instanceof UnreadableAnswer) || detail?.analysis) return undefined;
  return error.documentId ?? detail?.documentId;
}

/** Reloads an analysis that has ended and the list of analyses, and announces the outcome. */
function useAnnounceEnd(analysisId: string) {
  const client = useQueryClient();
  const toast = useToast();

  function announce(detail: AnalysisDetail) {
    if (detail.status === 'completed') {
      toast({ title: t('app.analysis.completed'), description: t('app.analysis.completedText') });
    }
    if (detail.status === 'failed') {
      const description = detail.error?.message ?? t('app.analysis.failedText');
      toast({ variant: 'destructive', title: t('app.analysis.failed'), description });
    }
  }

  return async () => {
    const detail = await client
      .fetchQuery({ ...analysisQuery(analysisId), staleTime: 0 })
      // Asked for again when the connection is back.
      .catch(() => undefined);
    if (!detail) return;
    announce(detail);
    // The lists that show it are not on this page, and ask for nothing when they come back.
    await client.invalidateQueries({ queryKey: analysesQuery.queryKey, refetchType: 'all' });
    // The analysis has replaced the highlights that an earlier one of this document made.
    const { queryKey } = highlightsQuery(getOwnDocumentPath(detail.documentId));
    await client.invalidateQueries({ queryKey });
  };
}
