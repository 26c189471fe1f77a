import type { Analysis, AnalysisDetail, Span } from '@clauselight/schema';
import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { ResultsView } from '../features/results/results-view.tsx';
import { createAnalysisParams, createPassageParams, type ViewState } from '../lib/view-state.ts';
import { Waiting } from '../ui/waiting.tsx';

const DocumentPane = lazy(async () => {
  const { DocumentPane } = await import('../features/document-pane/document-pane.tsx');
  return { default: DocumentPane };
});

interface AnalysisResultsProps {
  detail: AnalysisDetail;
  analysis: Analysis;
  view: ViewState;
  onNewAnalysis: () => void;
}

/** The results with the document's text as one of their tabs. */
export function AnalysisResults({ detail, analysis, view, onNewAnalysis }: AnalysisResultsProps) {
  const [, navigate] = useLocation();

  function showPassage(passage: Span) {
    navigate(`/?${createPassageParams(detail.id, passage)}`, { replace: true });
  }

  return (
    <ResultsView
      key={detail.id}
      detail={detail}
      analysis={analysis}
      tab={view.tab}
      onTabChange={(tab) => navigate(`/?${createAnalysisParams(detail.id, tab)}`)}
      onNewAnalysis={onNewAnalysis}
      documentTab={
        <Suspense fallback={<Waiting>Loading the text…</Waiting>}>
          <DocumentPane
            documentId={detail.documentId}
            findings={analysis.findings}
            passage={view.passage}
            onPassageChange={showPassage}
          />
        </Suspense>
      }
    />
  );
}
