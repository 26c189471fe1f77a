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
}

/** Which analysis this is, of what, with its score. */
export function ResultsHeading({ detail, analysis, actions }: ResultsHeadingProps) {
  const isContract = getDocumentFamily(analysis.documentKind.kind) === 'contract';
  return (
    <div className="mb-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
          <FocusHeading id="results" className="text-head">
            {t(isContract ? 'results.heading.contract' : 'results.heading.document', {
              number: detail.id.slice(-6),
            })}
          </FocusHeading>
          <ScoreBadge analysis={analysis} />
        </div>
        <p className="mt-1 text-ink-soft">
          <span className="break-words">{detail.filename}</span>
          {detail.analyzedAt && <> · {formatMoment(detail.analyzedAt)}</>}
        </p>
      </div>
      <div className="flex max-w-full shrink-0 flex-wrap gap-2">{actions}</div>
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
