import { takeSide } from '@clauselight/core';
import type { Analysis, AnalysisDetail, DocumentKind } from '@clauselight/schema';
import { Suspense, useMemo } from 'react';
import { useLocation } from 'wouter';
import { AskPart } from '../features/questions/ask-part.tsx';
import { useDeskPassage } from '../features/results/desk/use-desk-passage.ts';
import { ResultsView } from '../features/results/results-view.tsx';
import { ReviewLine } from '../features/review/review-line.tsx';
import { createOwnSource } from '../lib/analysis-source/analysis-source.ts';
import { AnalysisSourceContext } from '../lib/analysis-source/analysis-source-context.ts';
import { useDeskSource } from '../lib/analysis-source/use-desk-source.ts';
import { deskQuery } from '../lib/desk-width.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { ReviewContext } from '../lib/review/review-context.ts';
import { useReview } from '../lib/review/use-review.ts';
import { useLatestCallback } from '../lib/use-latest-callback.ts';
import type { ViewState } from '../lib/view-state.ts';
import { useMedia } from '../ui/use-media.ts';
import { Waiting } from '../ui/waiting.tsx';
import { AnalysisActions } from './analysis-actions.tsx';
import { createAskPlace } from './create-ask-place.ts';
import { t } from './messages.ts';
import { useSide } from './use-side.ts';

const DocumentTab = lazyComponent(() =>
  import('./document-tab.tsx').then((part) => part.DocumentTab),
);

interface AnalysisResultsProps {
  detail: AnalysisDetail;
  analysis: Analysis;
  view: ViewState;
  onNewAnalysis: () => void;
  /** Has the document analyzed again; `kind` is what the reader says it is, null lets the engine decide. */
  onAnalyze: (documentId: string, kind: DocumentKind | null) => void;
}

/** The results with the document's text as one of their tabs, what a language model makes of it, and questions about it. */
export function AnalysisResults(props: AnalysisResultsProps) {
  const { detail, view, onNewAnalysis } = props;
  const changeKind = useLatestCallback((kind: DocumentKind | null) =>
    props.onAnalyze(detail.documentId, kind),
  );
  const [, navigate] = useLocation();
  const { kind } = props.analysis.documentKind;
  const { side, takeSide: setSide, isOpen } = useSide(detail.id, kind, props.analysis.sides);
  const analysis = useMemo(() => takeSide(props.analysis, side), [props.analysis, side]);
  const review = useReview({ analysisId: detail.id, side });
  const own = useMemo(() => createOwnSource(detail.id), [detail.id]);
  const isBeside = useMedia(deskQuery);
  const source = useDeskSource(own, view.tab, isBeside);
  const passage = useDeskPassage(view, analysis, isBeside);

  return (
    <AnalysisSourceContext value={source}>
      <ReviewContext value={review.context}>
        <div key={detail.id} className="group/results">
          <ResultsView
            detail={detail}
            analysis={analysis}
            tab={view.tab}
            onTabChange={(tab) => navigate(source.getTabAddress(tab))}
            actions={<AnalysisActions detail={detail} side={side} onNewAnalysis={onNewAnalysis} />}
            side={side}
            onSideChange={setSide}
            isSideOpen={isOpen}
            onKindChange={changeKind}
            reviewLine={<ReviewLine review={review} />}
            documentTab={
              <Suspense fallback={<Waiting>{t('app.text.loading')}</Waiting>}>
                <DocumentTab detail={detail} analysis={analysis} side={side} passage={passage} />
              </Suspense>
            }
          />
          <AskPart place={createAskPlace({ detail, analysis, side, source })} />
        </div>
      </ReviewContext>
    </AnalysisSourceContext>
  );
}
