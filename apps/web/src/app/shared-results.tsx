import { takeSide } from '@clauselight/core';
import type { Analysis, AnalysisDetail } from '@clauselight/schema';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useDeskPassage } from '../features/results/desk/use-desk-passage.ts';
import { ResultsView } from '../features/results/results-view.tsx';
import { nameOutcome } from '../features/review/wording.ts';
import { sharedReviewQuery } from '../features/shared-link/get-shared.ts';
import {
  AnalysisSourceContext,
  useAnalysisSource,
} from '../lib/analysis-source/analysis-source-context.ts';
import { useDeskSource } from '../lib/analysis-source/use-desk-source.ts';
import { deskQuery } from '../lib/desk-width.ts';
import { useModelLabel } from '../lib/language-model.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { ReviewContext } from '../lib/review/review-context.ts';
import { createReviewStore } from '../lib/review/review-store.ts';
import { readView } from '../lib/view-state.ts';
import { useMedia } from '../ui/use-media.ts';
import { Waiting } from '../ui/waiting.tsx';
import { t } from './messages.ts';

const DocumentTab = lazyComponent(() =>
  import('./document-tab.tsx').then((part) => part.DocumentTab),
);

interface SharedResultsProps {
  token: string;
  detail: AnalysisDetail;
  analysis: Analysis;
  /** Id of the side that the owner chose. */
  side: string | undefined;
}

/** The results of a shared link: read-only, for the side that the owner chose. */
export function SharedResults(props: SharedResultsProps) {
  const { token, detail, analysis: whole, side } = props;
  const [, navigate] = useLocation();
  const [params] = useSearchParams();
  const { tab, passage } = readView(params);
  const link = useAnalysisSource();
  const analysis = useMemo(() => takeSide(whole, side), [whole, side]);
  const isBeside = useMedia(deskQuery);
  const source = useDeskSource(link, tab, isBeside);
  const shown = useDeskPassage({ passage, tab }, analysis, isBeside);
  const review = useSharedReview(token);
  return (
    <AnalysisSourceContext value={source}>
      <ReviewContext value={review.context}>
        <ResultsView
          detail={detail}
          analysis={analysis}
          tab={tab}
          onTabChange={(next) => navigate(link.getTabAddress(next))}
          actions={null}
          side={side}
          reviewLine={review.line}
          documentTab={
            <Suspense fallback={<Waiting>{t('app.text.loading')}</Waiting>}>
              <DocumentTab detail={detail} analysis={analysis} side={side} passage={shown} />
            </Suspense>
          }
        />
      </ReviewContext>
    </AnalysisSourceContext>
  );
}

/** The review that exists already: opening a shared link starts none. */
function useSharedReview(token: string) {
  const { data: review } = useQuery(sharedReviewQuery(token));
  const modelName = useModelLabel(review?.model.name);
  const context = useMemo(
    () => ({ store: createReviewStore(review ?? undefined), modelName }),
    [review, modelName],
  );
  const line = review && review.items.length > 0 && (
    <p className="mb-4 border-l border-dashed border-line-strong pl-4 text-small text-ink-soft">
      {t('app.shared.review', { outcome: nameOutcome(review.status, modelName) })}
    </p>
  );
  return { context, line };
}
