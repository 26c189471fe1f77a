import { type AnalysisDetail, isFinal } from '@clauselight/schema';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect } from 'react';
import { AnalysingCard } from '../features/analysing/analysing-card.tsx';
import { EndedCard } from '../features/analysing/ended-card.tsx';
import { highlightsQuery } from '../features/highlights/get-highlights.ts';
import { analysesQuery } from '../lib/api/get-analyses.ts';
import { analysisQuery, useAnalysis } from '../lib/api/get-analysis.ts';
import { describeFailure } from '../lib/http.ts';
import { loadPart } from '../lib/load-part.ts';
import { getOwnDocumentPath } from '../lib/reading/reading.ts';
import type { ViewState } from '../lib/view-state.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/error-boundary.tsx';
import { useToast } from '../ui/toast-context.ts';
import { Waiting } from '../ui/waiting.tsx';

const loadResults = () => loadPart(() => import('./analysis-results.tsx'));
const AnalysisResults = lazy(async () => ({ default: (await loadResults()).AnalysisResults }));

interface AnalysisPanelProps {
  analysisId: string;
  view: ViewState;
  isStarting: boolean;
  onAnalyze: (documentId: string) => void;
  onNewAnalysis: () => void;
}

/** One analysis in whatever state it is: at work, ended without a result, or finished. */
export function AnalysisPanel(props: AnalysisPanelProps) {
  const { analysisId, view, isStarting, onAnalyze, onNewAnalysis } = props;
  const { data: detail, error, isPending, refetch } = useAnalysis(analysisId);
  const announceEnd = useAnnounceEnd(analysisId);
  // While the analysis works, the page that will show it can arrive.
  useEffect(() => void loadResults().catch(() => undefined), []);
  // What is known stays on the page when asking for news of it fails.
  if (isPending) return <Waiting>Loading the analysis…</Waiting>;
  if (!detail) {
    return (
      <div className="space-y-4">
        <Failure
          message={describeFailure(error, 'The analysis could not be loaded.')}
          onRetry={() => void refetch()}
        />
        <Button onClick={onNewAnalysis}>New Analysis</Button>
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
      onNewAnalysis={onNewAnalysis}
    />
  );
}

/** Reads an ended analysis anew, with the list it may now stand in, and says what became of it. */
function useAnnounceEnd(analysisId: string) {
  const client = useQueryClient();
  const toast = useToast();

  function announce(detail: AnalysisDetail) {
    if (detail.status === 'completed') {
      toast({ title: 'Analysis completed!', description: 'Your document has been analyzed.' });
    }
    if (detail.status === 'failed') {
      const description = detail.error?.message ?? 'Failed to analyze document';
      toast({ variant: 'destructive', title: 'Analysis failed', description });
    }
  }

  return async () => {
    const detail = await client
      .fetchQuery({ ...analysisQuery(analysisId), staleTime: 0 })
      // Asked for again when the connection is back.
      .catch(() => undefined);
    if (!detail) return;
    announce(detail);
    await client.invalidateQueries({ queryKey: analysesQuery.queryKey });
    // The analysis has replaced the highlights that an earlier one of this document made.
    const { queryKey } = highlightsQuery(getOwnDocumentPath(detail.documentId));
    await client.invalidateQueries({ queryKey });
  };
}
