import { type Analysis, type AnalysisDetail, getDocumentFamily } from '@clauselight/schema';
import type { ReactNode } from 'react';
import { formatMoment, formatScore } from '../../lib/format.ts';
import { levelTones, nameLevel } from '../../lib/severity.ts';
import { FocusHeading } from '../../ui/focus-heading.tsx';
import { ToneBadge } from '../../ui/tone.tsx';
import { useAcceptance } from './accepted/acceptance-context.ts';
import { t } from './messages.ts';

interface ResultsHeadingProps {
  detail: AnalysisDetail;
  analysis: Analysis;
  actions: ReactNode;
  /** Which side the analysis is for. */
  children: ReactNode;
}

/** The bar above the results, which stays in sight: which analysis this is, of what, with its score and what can be done. */
export function ResultsHeading({ detail, analysis, actions, children }: ResultsHeadingProps) {
  const isContract = getDocumentFamily(analysis.documentKind.kind) === 'contract';
  return (
    <div className="results-bar z-20 -mx-4 mb-1 flex flex-wrap items-center gap-x-5 gap-y-2 bg-paper px-4 py-2 sm:-mx-8 sm:px-8">
      <div className="min-w-0 flex-1 basis-48">
        <p className="truncate font-serif text-lead font-semibold" title={detail.filename}>
          {detail.filename}
        </p>
        <div className="flex flex-wrap items-baseline gap-x-2 text-small text-ink-soft">
          <FocusHeading id="results" className="font-sans text-small font-normal">
            {t(isContract ? 'results.heading.contract' : 'results.heading.document', {
              number: detail.id.slice(-6),
            })}
          </FocusHeading>
          {detail.analyzedAt && <span>· {formatMoment(detail.analyzedAt)}</span>}
        </div>
      </div>
      <ScoreBadge analysis={analysis} />
      {children}
      <div className="flex max-w-full flex-wrap gap-2">{actions}</div>
    </div>
  );
}

/** The score with its level; that of an incomplete analysis says so instead. */
function ScoreBadge({ analysis }: { analysis: Analysis }) {
  const { accepted, scoreAsItStands } = useAcceptance();
  const { score, failedSteps } = analysis;
  if (failedSteps.length > 0)
    return <ToneBadge tone="high">{t('results.heading.incomplete')}</ToneBadge>;
  if (score === undefined)
    return <p className="font-semibold text-ink-soft">{t('results.heading.notJudged')}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <ToneBadge tone={levelTones[score.level]}>{nameLevel(score)}</ToneBadge>
      <span className="font-semibold whitespace-nowrap">{formatScore(score.value)}/10</span>
      {accepted.length > 0 && scoreAsItStands !== undefined && (
        <span className="text-small text-ink-soft">
          {t('results.heading.withAccepted', {
            count: accepted.length,
            score: formatScore(scoreAsItStands),
          })}
        </span>
      )}
    </p>
  );
}
