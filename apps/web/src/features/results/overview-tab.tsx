import type { Analysis, AnalysisDetail } from '@clauselight/schema';
import { formatCount } from '../../lib/format.ts';
import { severityNames, severityTones } from '../../lib/severity.ts';
import { Part } from '../../ui/panel.tsx';
import { ToneMark } from '../../ui/tone.tsx';
import { DocumentDetails } from './document-details.tsx';
import { EvidenceLink } from './evidence-link.tsx';
import { countBySeverity } from './findings.ts';
import { ScoreGauge } from './score-gauge.tsx';
import { ScorePartsList } from './score-parts-list.tsx';
import { selectTermsAtAGlance } from './term-groups.ts';

interface OverviewTabProps {
  detail: AnalysisDetail;
  analysis: Analysis;
}

/** The analysis on one page. */
export function OverviewTab({ detail, analysis }: OverviewTabProps) {
  return (
    <div className="space-y-8">
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-2">
        <Part title="Risk score" isFirst>
          <ScoreGauge score={analysis.score} />
          <SeverityCounts analysis={analysis} />
        </Part>
        <Part title="What makes it" isFirst>
          <ScorePartsList score={analysis.score} findings={analysis.findings} />
        </Part>
      </div>
      <DoFirst analysis={analysis} />
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-2">
        <TermsAtAGlance analysis={analysis} />
        <DocumentDetails detail={detail} analysis={analysis} />
      </div>
    </div>
  );
}

function SeverityCounts({ analysis }: { analysis: Analysis }) {
  const counts = countBySeverity(analysis.findings);
  return (
    <ul
      aria-label="Findings by severity"
      className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-small"
    >
      {counts.length === 0 && <li className="text-ink-soft">No findings.</li>}
      {counts.map(({ severity, count }) => (
        <li key={severity}>
          <ToneMark tone={severityTones[severity]}>
            {count} {severityNames[severity]}
          </ToneMark>
        </li>
      ))}
    </ul>
  );
}

function DoFirst({ analysis }: { analysis: Analysis }) {
  const first = analysis.recommendations.slice(0, 3);
  return (
    <Part title="Do first">
      {first.length === 0 && (
        <p className="text-ink-soft">There is nothing to ask for: no finding calls for a change.</p>
      )}
      <ol className="grid grid-cols-1 gap-x-10 gap-y-5 lg:grid-cols-3">
        {first.map((recommendation, index) => (
          <li key={recommendation.id} className="flex gap-3">
            <span aria-hidden="true" className="font-serif text-lead text-ink-soft">
              {index + 1}
            </span>
            <div className="min-w-0">
              <p className="font-semibold">{recommendation.title}</p>
              <p className="label mb-1.5">
                takes {recommendation.scoreReduction.toFixed(1)} off the score
              </p>
              <EvidenceLink evidence={recommendation.evidence} clause={recommendation.clause} />
            </div>
          </li>
        ))}
      </ol>
    </Part>
  );
}

function TermsAtAGlance({ analysis }: { analysis: Analysis }) {
  const terms = selectTermsAtAGlance(analysis.terms, 7);
  return (
    <Part title="Key terms at a glance" aside={<TermCount count={analysis.terms.length} />}>
      {terms.length === 0 && <p className="text-ink-soft">The document states none.</p>}
      <dl className="divide-y divide-line">
        {terms.map((term) => (
          <div key={term.id} className="grid grid-cols-[8.5rem_1fr] gap-3 py-1.5">
            <dt className="text-small text-ink-soft">{term.label}</dt>
            <dd className="min-w-0 break-words">{term.display}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function TermCount({ count }: { count: number }) {
  return <span className="label">{formatCount(count, 'term')} in all</span>;
}
