import { type Analysis, type AnalysisDetail, getDocumentFamily } from '@clauselight/schema';
import { FilePlus2 } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { levelTones, nameLevel } from '../../lib/severity.ts';
import type { ResultTab } from '../../lib/view-state.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { FocusHeading } from '../../ui/focus-heading.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ToneBadge } from '../../ui/tone.tsx';
import { AnalysisContext } from './analysis-context.ts';
import { FailedSteps } from './failed-steps.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { RecommendationsTab } from './recommendations-tab.tsx';
import { RiskTab } from './risk-tab.tsx';
import { SideField } from './side-field.tsx';
import { SummaryTab } from './summary-tab.tsx';
import { TermsTab } from './terms-tab.tsx';
import { getPlaceNoun, getWording } from './wording.ts';

interface ResultsViewProps {
  detail: AnalysisDetail;
  analysis: Analysis;
  tab: ResultTab;
  onTabChange: (tab: ResultTab) => void;
  onNewAnalysis: () => void;
  /** Id of the side whose eyes the analysis is shown with. */
  side: string | undefined;
  onSideChange: (side: string | undefined) => void;
  /** The text of the document, lit up. */
  documentTab: ReactNode;
}

/** A finished analysis in six tabs. */
export function ResultsView(props: ResultsViewProps) {
  const { detail, analysis } = props;
  const family = getDocumentFamily(analysis.documentKind.kind);
  const place = useMemo(
    () => ({
      analysisId: detail.id,
      clauses: analysis.clauses,
      family,
      placeNoun: getPlaceNoun(analysis.documentKind.kind),
    }),
    [detail.id, analysis.clauses, analysis.documentKind.kind, family],
  );
  const contents: Record<ResultTab, [string, ReactNode]> = {
    overview: ['Overview', <OverviewTab key="o" detail={detail} analysis={analysis} />],
    'risk-analysis': [getWording(family).findingsTab, <RiskTab key="r" analysis={analysis} />],
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
        <FailedSteps failedSteps={analysis.failedSteps} />
        <SideField sides={analysis.sides} side={props.side} onChange={props.onSideChange} />
        <Tabs label="Analysis" value={props.tab} onChange={props.onTabChange} tabs={tabs} />
        <p className="mt-10 border-t border-line pt-3 text-small text-ink-soft">
          {getWording(family).disclaimer}
        </p>
      </section>
    </AnalysisContext>
  );
}

function ResultsHeading(props: Pick<ResultsViewProps, 'detail' | 'analysis' | 'onNewAnalysis'>) {
  const { detail, analysis, onNewAnalysis } = props;
  const isContract = getDocumentFamily(analysis.documentKind.kind) === 'contract';
  return (
    <div className="mb-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
          <FocusHeading id="results" className="text-head">
            {isContract ? 'Contract' : 'Document'} Analysis #{detail.id.slice(-6)}
          </FocusHeading>
          {analysis.failedSteps.length > 0 ? (
            <ToneBadge tone="high">Incomplete</ToneBadge>
          ) : (
            <ToneBadge tone={levelTones[analysis.score.level]}>
              {nameLevel(analysis.score)}
            </ToneBadge>
          )}
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
