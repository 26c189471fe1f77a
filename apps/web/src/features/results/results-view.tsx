import { getDisclaimer } from '@clauselight/core';
import {
  type Analysis,
  type AnalysisDetail,
  type DocumentKind,
  getDocumentFamily,
} from '@clauselight/schema';
import { type ReactNode, useMemo } from 'react';
import { useAnalysisSource } from '../../lib/analysis-source/analysis-source-context.ts';
import type { ResultTab } from '../../lib/view-state.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { AnalysisContext } from './analysis-context.ts';
import { ResultDesk } from './desk/result-desk.tsx';
import { FailedSteps } from './failed-steps.tsx';
import { LeftOutNote } from './left-out-note.tsx';
import { t } from './messages.ts';
import { OverviewTab } from './overview-tab.tsx';
import { RecommendationsTab } from './recommendations-tab.tsx';
import { ResultsHeading } from './results-heading.tsx';
import { RiskTab } from './risk-tab.tsx';
import { SideField } from './side-field.tsx';
import { SideQuestion } from './side-question.tsx';
import { FindingStatesContext } from './states/finding-states-context.ts';
import { useStatesValue } from './states/use-states-value.ts';
import { SummaryTab } from './summary-tab.tsx';
import { TermsTab } from './terms/terms-tab.tsx';
import { getPlaceNoun, getWording } from './wording.ts';

interface ResultsViewProps {
  detail: AnalysisDetail;
  /** For the chosen side, with the findings set aside included. */
  analysis: Analysis;
  tab: ResultTab;
  onTabChange: (tab: ResultTab) => void;
  /** Actions on the whole analysis: export it, share it, start a new one. */
  actions: ReactNode;
  /** Id of the side that the analysis is shown for. */
  side: string | undefined;
  /** Absent if the user cannot choose the side. */
  onSideChange?: (side: string | undefined) => void;
  /** Whether nobody has said yet which side the user is. */
  isSideOpen?: boolean;
  /** Has the document analyzed as another kind; absent if the user cannot. */
  onKindChange?: (kind: DocumentKind | null) => void;
  /** The text of the document with its highlights. */
  documentTab: ReactNode;
  /** The state of the language model's review. */
  reviewLine: ReactNode;
}

/** A finished analysis in six tabs; what a language model adds to them comes by the `ReviewContext`. */
export function ResultsView(props: ResultsViewProps) {
  const { detail } = props;
  const { analysis, value, announcement } = useStatesValue(detail, props.analysis);
  const family = getDocumentFamily(analysis.documentKind.kind);
  const { isReadOnly } = useAnalysisSource();
  const isOffered = !isReadOnly && family === 'contract' && analysis.score !== undefined;
  const place = useMemo(
    () => ({
      clauses: analysis.clauses,
      family,
      placeNoun: getPlaceNoun(analysis.documentKind.kind),
      lawNotes: analysis.lawNotes,
      checks: analysis.checks,
      changeKind: props.onKindChange,
      askedChanges: isOffered ? { analysisId: detail.id, side: props.side } : undefined,
      versions: {
        engineVersion: analysis.engineVersion,
        ruleBookVersion: analysis.ruleBookVersion,
      },
    }),
    [
      analysis.clauses,
      analysis.documentKind.kind,
      analysis.lawNotes,
      analysis.checks,
      analysis.engineVersion,
      analysis.ruleBookVersion,
      props.onKindChange,
      props.side,
      detail.id,
      isOffered,
      family,
    ],
  );
  /** The question is gone with its answer, and so would be the focus. */
  function answerSide(side: string | undefined) {
    props.onSideChange?.(side);
    document.getElementById('results')?.focus({ preventScroll: true });
  }

  const contents: Record<ResultTab, [string, ReactNode]> = {
    overview: [
      t('results.tabs.overview'),
      <OverviewTab key="o" detail={detail} analysis={analysis} />,
    ],
    'risk-analysis': [
      getWording(family).findingsTab,
      <RiskTab key="r" analysis={analysis} whole={props.analysis} side={props.side} />,
    ],
    'key-terms': [t('results.tabs.keyTerms'), <TermsTab key="k" analysis={analysis} />],
    recommendations: [
      t('results.tabs.recommendations'),
      <RecommendationsTab key="c" analysis={analysis} />,
    ],
    summary: [t('results.tabs.summary'), <SummaryTab key="s" analysis={analysis} />],
    document: [t('results.tabs.document'), props.documentTab],
  };
  const tabs = (Object.keys(contents) as ResultTab[]).map((value) => ({
    value,
    title: contents[value][0],
    content: <ErrorBoundary message={t('results.tabs.failed')}>{contents[value][1]}</ErrorBoundary>,
  }));
  return (
    <AnalysisContext value={place}>
      <FindingStatesContext value={value}>
        <section aria-labelledby="results" data-desk>
          <ResultsHeading detail={detail} analysis={analysis} actions={props.actions}>
            <SideField sides={analysis.sides} side={props.side} onChange={props.onSideChange} />
          </ResultsHeading>
          {props.isSideOpen && props.onSideChange && (
            <SideQuestion sides={analysis.sides} onAnswer={answerSide} />
          )}
          <p role="status" className="sr-only">
            {announcement}
          </p>
          <FailedSteps failedSteps={analysis.failedSteps} />
          <LeftOutNote leftOut={analysis.leftOut} />
          {props.reviewLine}
          <ResultDesk tab={props.tab} onTabChange={props.onTabChange} tabs={tabs} />
          <p className="mt-6 border-t border-line pt-3 text-small text-ink-soft">
            {getDisclaimer(family)}
          </p>
        </section>
      </FindingStatesContext>
    </AnalysisContext>
  );
}
