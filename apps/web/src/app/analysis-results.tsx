import { type Analysis, type AnalysisDetail, type Span, takeSide } from '@clauselight/schema';
import { lazy, Suspense, useMemo } from 'react';
import { useLocation } from 'wouter';
import { ResultsView } from '../features/results/results-view.tsx';
import { createAnalysisParams, createPassageParams, type ViewState } from '../lib/view-state.ts';
import { Waiting } from '../ui/waiting.tsx';
import { useSide } from './use-side.ts';

const DocumentViews = lazy(async () => {
  const { DocumentViews } = await import('./document-views.tsx');
  return { default: DocumentViews };
});

interface AnalysisResultsProps {
  detail: AnalysisDetail;
  analysis: Analysis;
  view: ViewState;
  onNewAnalysis: () => void;
}

/** The results with the document's text as one of their tabs. */
export function AnalysisResults(props: AnalysisResultsProps) {
  const { detail, view, onNewAnalysis } = props;
  const [, navigate] = useLocation();
  const [side, setSide] = useSide(detail.id, props.analysis.sides);
  const analysis = useMemo(() => takeSide(props.analysis, side), [props.analysis, side]);

  function showPassage(passage: Span) {
    const params = createPassageParams(detail.id, passage);
    // Only the passage changes, not the way the document is shown.
    if (new URLSearchParams(location.search).get('view') === 'pages') params.set('view', 'pages');
    navigate(`/?${params}`, { replace: true });
  }

  return (
    <ResultsView
      key={detail.id}
      detail={detail}
      analysis={analysis}
      tab={view.tab}
      onTabChange={(tab) => navigate(`/?${createAnalysisParams(detail.id, tab)}`)}
      onNewAnalysis={onNewAnalysis}
      side={side}
      onSideChange={setSide}
      documentTab={
        <Suspense fallback={<Waiting>Loading the text…</Waiting>}>
          <DocumentViews
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
