import type { Analysis, AnalysisDetail } from '@clauselight/schema';
import { FilePlus2 } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { product } from '../../lib/product.ts';
import { levelNames, levelTones } from '../../lib/severity.ts';
import type { ResultTab } from '../../lib/view-state.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { FocusHeading } from '../../ui/focus-heading.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ToneBadge } from '../../ui/tone.tsx';
import { AnalysisContext } from './analysis-context.ts';
import { OverviewTab } from './overview-tab.tsx';
import { RecommendationsTab } from './recommendations-tab.tsx';
import { RiskTab } from './risk-tab.tsx';
import { SummaryTab } from './summary-tab.tsx';
import { TermsTab } from './terms-tab.tsx';

interface ResultsViewProps {
  detail: AnalysisDetail;
  analysis: Analysis;
  tab: ResultTab;
  onTabChange: (tab: ResultTab) => void;
  onNewAnalysis: () => void;
  /** The text of the document, lit up. */
  documentTab: ReactNode;
}

/** A finished analysis in six tabs. */
export function ResultsView(props: ResultsViewProps) {
  const { detail, analysis } = props;
  const place = useMemo(
    () => ({ analysisId: detail.id, clauses: analysis.clauses }),
    [detail.id, analysis.clauses],
  );
  const contents: Record<ResultTab, [string, ReactNode]> = {
    overview: ['Overview', <OverviewTab key="o" detail={detail} analysis={analysis} />],
    'risk-analysis': ['Risk Analysis', <RiskTab key="r" analysis={analysis} />],
    'key-terms': ['Key Terms', <TermsTab key="k" analysis={analysis} />],
    recommendations: ['Recommendations', <RecommendationsTab key="c" analysis={analysis} />],
    summary: ['Summary', <SummaryTab key="s" analysis={analysis} />],
    document: ['Document', props.documentTab],
  };
  const tabs = (Object.keys(contents) as ResultTab[]).map((value) => ({
    value,
    title: contents[value][0],
    content: (
      <ErrorBoundary message="This tab could not be shown.">{contents[value][1]}</ErrorBoundary>
    ),
  }));
  return (
    <AnalysisContext value={place}>
      <section aria-labelledby="results" className="border-t border-line-strong pt-3">
        <ResultsHeading detail={detail} analysis={analysis} onNewAnalysis={props.onNewAnalysis} />
        <Tabs label="Analysis" value={props.tab} onChange={props.onTabChange} tabs={tabs} />
        <p className="mt-10 border-t border-line pt-3 text-small text-ink-soft">
          {product.disclaimer}
        </p>
      </section>
    </AnalysisContext>
  );
}

function ResultsHeading(props: Pick<ResultsViewProps, 'detail' | 'analysis' | 'onNewAnalysis'>) {
  const { detail, analysis, onNewAnalysis } = props;
  return (
    <div className="mb-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
          <FocusHeading id="results" className="text-head">
            Contract Analysis #{detail.id.slice(-6)}
          </FocusHeading>
          <ToneBadge tone={levelTones[analysis.score.level]}>
            {levelNames[analysis.score.level]}
          </ToneBadge>
        </div>
        <p className="mt-1 text-ink-soft">
          <span className="break-words">{detail.filename}</span>
          {detail.analyzedAt && <> · {formatMoment(detail.analyzedAt)}</>}
        </p>
      </div>
      <Button onClick={onNewAnalysis}>
        <FilePlus2 aria-hidden="true" size={17} />
        New Analysis
      </Button>
    </div>
  );
}
