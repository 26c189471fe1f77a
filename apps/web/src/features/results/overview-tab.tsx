import type { Analysis, AnalysisDetail } from '@clauselight/schema';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Part } from '../../ui/panel.tsx';
import { DetailsView } from './details/details-view.tsx';
import { DoFirst } from './do-first.tsx';
import { DocumentDetails } from './document-details.tsx';
import { GistPart } from './gist-part.tsx';
import { GravestFindings } from './gravest-findings.tsx';
import { HintsLink } from './hints-link.tsx';
import { t } from './messages.ts';
import { NotJudgedPart } from './not-judged-part.tsx';
import { ModelOpinion } from './review/model-opinion.tsx';
import { ScoreGauge } from './score-gauge.tsx';
import { ScoreNotes } from './score-notes.tsx';
import { ScorePartsList } from './score-parts-list.tsx';
import { SeverityCounts } from './severity-counts.tsx';
import { StrengthsPart } from './strengths-part.tsx';
import { TermsAtAGlance } from './terms/terms-at-a-glance.tsx';

interface OverviewTabProps {
  detail: AnalysisDetail;
  analysis: Analysis;
}

/** The analysis on one page. */
export function OverviewTab({ detail, analysis }: OverviewTabProps) {
  const { score } = analysis;
  // Of a kind that has no score, what it says comes first; what was not recognized is asked about first.
  const isUnscoredKind =
    analysis.notJudged?.reason === 'kind' && analysis.documentKind.kind !== 'other';
  return (
    <div className="space-y-8">
      {isUnscoredKind && analysis.gist && <GistPart gist={analysis.gist} isFirst />}
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 @3xl:grid-cols-2">
        {score === undefined ? (
          <NotJudgedPart analysis={analysis} isFirst={!isUnscoredKind} />
        ) : (
          <>
            <Part
              title={score.label === 'Risk' ? t('results.overview.riskScore') : score.label}
              isFirst
            >
              <ScoreGauge score={score} />
              <GravestFindings findings={analysis.findings} />
              <ScoreNotes score={score} sides={analysis.sides} />
              <SeverityCounts findings={analysis.findings} />
              <HintsLink passages={analysis.conceptPassages} />
              <ModelOpinion />
            </Part>
            <Part title={t('results.overview.scoreParts')} isFirst>
              <ScorePartsList score={score} findings={analysis.findings} />
            </Part>
          </>
        )}
      </div>
      <DoFirst analysis={analysis} />
      {!isUnscoredKind && analysis.gist && <GistPart gist={analysis.gist} />}
      {analysis.details && (
        <ErrorBoundary message={t('results.overview.detailsFailed')}>
          <DetailsView details={analysis.details} />
        </ErrorBoundary>
      )}
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 @3xl:grid-cols-2">
        {analysis.details ? (
          <StrengthsPart strengths={analysis.strengths} />
        ) : (
          <TermsAtAGlance detail={detail} terms={analysis.terms} />
        )}
        <DocumentDetails detail={detail} analysis={analysis} />
      </div>
    </div>
  );
}
