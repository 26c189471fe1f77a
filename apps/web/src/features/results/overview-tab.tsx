import type { Analysis, AnalysisDetail } from '@clauselight/schema';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Part } from '../../ui/panel.tsx';
import { DetailsView } from './details/details-view.tsx';
import { DoFirst } from './do-first.tsx';
import { DocumentDetails } from './document-details.tsx';
import { t } from './messages.ts';
import { ModelOpinion } from './review/model-opinion.tsx';
import { ScoreGauge } from './score-gauge.tsx';
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
  return (
    <div className="space-y-8">
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-2">
        <Part
          title={
            analysis.score.label === 'Risk' ? t('results.overview.riskScore') : analysis.score.label
          }
          isFirst
        >
          <ScoreGauge score={analysis.score} />
          {analysis.score.meaning && (
            <p className="mt-2 max-w-[60ch] text-small text-ink-soft">{analysis.score.meaning}</p>
          )}
          <SeverityCounts findings={analysis.findings} />
          <ModelOpinion />
        </Part>
        <Part title={t('results.overview.scoreParts')} isFirst>
          <ScorePartsList score={analysis.score} findings={analysis.findings} />
        </Part>
      </div>
      <DoFirst analysis={analysis} />
      {analysis.details && (
        <ErrorBoundary message={t('results.overview.detailsFailed')}>
          <DetailsView details={analysis.details} />
        </ErrorBoundary>
      )}
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-2">
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
