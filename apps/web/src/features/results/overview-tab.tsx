import type { Analysis, AnalysisDetail } from '@clauselight/schema';
import { formatCount } from '../../lib/format.ts';
import { severityTones } from '../../lib/severity.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Part } from '../../ui/panel.tsx';
import { ToneMark } from '../../ui/tone.tsx';
import { useWording } from './analysis-context.ts';
import { DetailsView } from './details/details-view.tsx';
import { FactList } from './details/fact-list.tsx';
import { DoFirst } from './do-first.tsx';
import { DocumentDetails } from './document-details.tsx';
import { countBySeverity, splitByStanding } from './findings.ts';
import { ScoreGauge } from './score-gauge.tsx';
import { ScorePartsList } from './score-parts-list.tsx';
import { StrengthsPart } from './strengths-part.tsx';
import { selectTermsAtAGlance } from './terms/term-groups.ts';

interface OverviewTabProps {
  detail: AnalysisDetail;
  analysis: Analysis;
}

/** The analysis on one page. */
export function OverviewTab({ detail, analysis }: OverviewTabProps) {
  return (
    <div className="space-y-8">
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-2">
        <Part title={analysis.score.label === 'Risk' ? 'Risk score' : analysis.score.label} isFirst>
          <ScoreGauge score={analysis.score} />
          {analysis.score.meaning && (
            <p className="mt-2 max-w-[60ch] text-small text-ink-soft">{analysis.score.meaning}</p>
          )}
          <SeverityCounts analysis={analysis} />
        </Part>
        <Part title="What makes it" isFirst>
          <ScorePartsList score={analysis.score} findings={analysis.findings} />
        </Part>
      </div>
      <DoFirst analysis={analysis} />
      {analysis.details && (
        <ErrorBoundary message="The particulars of this document could not be shown.">
          <DetailsView details={analysis.details} />
        </ErrorBoundary>
      )}
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-2">
        {analysis.details ? (
          <StrengthsPart strengths={analysis.strengths} />
        ) : (
          <TermsAtAGlance analysis={analysis} />
        )}
        <DocumentDetails detail={detail} analysis={analysis} />
      </div>
    </div>
  );
}

function SeverityCounts({ analysis }: { analysis: Analysis }) {
  const { severityNames } = useWording();
  const counts = countBySeverity(splitByStanding(analysis.findings).risks);
  return (
    <ul
      aria-label="Findings by severity"
      className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-small"
    >
      {counts.length === 0 && <li className="text-ink-soft">No findings.</li>}
      {counts.map(({ severity, count }) => (
        <li key={severity}>
          <ToneMark tone={severityTones[severity]}>
            {severityNames[severity]}: {count}
          </ToneMark>
        </li>
      ))}
    </ul>
  );
}

function TermsAtAGlance({ analysis }: { analysis: Analysis }) {
  const terms = selectTermsAtAGlance(analysis.terms, 7);
  return (
    <Part title="Key terms at a glance" aside={<TermCount count={analysis.terms.length} />}>
      {terms.length === 0 && <p className="text-ink-soft">The document states none.</p>}
      <FactList
        facts={terms.map(({ label, display, evidence }) => ({ label, value: display, evidence }))}
      />
    </Part>
  );
}

function TermCount({ count }: { count: number }) {
  return <span className="label">{formatCount(count, 'term')} in all</span>;
}
