import { type Analysis, type AnalysisDetail, takeSide } from '@clauselight/schema';
import { Suspense, useMemo } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { ResultsView } from '../features/results/results-view.tsx';
import { lazyPart } from '../lib/lazy-part.ts';
import { useReading } from '../lib/reading/reading-context.ts';
import { readView } from '../lib/view-state.ts';
import { Waiting } from '../ui/waiting.tsx';

const DocumentTab = lazyPart(() => import('./document-tab.tsx').then((part) => part.DocumentTab));

interface SharedResultsProps {
  detail: AnalysisDetail;
  analysis: Analysis;
  /** Id of the side that the owner chose to show it for. */
  side: string | undefined;
}

/** The results as a link shows them: with the eyes its owner chose, and with nothing to change. */
export function SharedResults({ detail, analysis: whole, side }: SharedResultsProps) {
  const [, navigate] = useLocation();
  const [params] = useSearchParams();
  const { tab, passage } = readView(params);
  const { getTabAddress } = useReading();
  const analysis = useMemo(() => takeSide(whole, side), [whole, side]);
  return (
    <ResultsView
      detail={detail}
      analysis={analysis}
      tab={tab}
      onTabChange={(next) => navigate(getTabAddress(next))}
      actions={null}
      side={side}
      reviewLine={null}
      documentTab={
        <Suspense fallback={<Waiting>Loading the text…</Waiting>}>
          <DocumentTab detail={detail} analysis={analysis} side={side} passage={passage} />
        </Suspense>
      }
    />
  );
}
