import { type Analysis, type AnalysisDetail, getDocumentFamily } from '@clauselight/schema';
import type { ReactNode } from 'react';
import { formatMoment, formatScore } from '../../lib/format.ts';
import { levelTones, nameLevel } from '../../lib/severity.ts';
import { FocusHeading } from '../../ui/focus-heading.tsx';
import { ToneBadge } from '../../ui/tone.tsx';
import { watchSize } from '../../ui/watch-size.ts';
import { t } from './messages.ts';
import { useFindingStates } from './states/finding-states-context.ts';

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
    <div
      ref={watchHeight}
      className="results-bar z-20 -mx-4 mb-1 flex flex-wrap items-center gap-x-5 gap-y-2 bg-paper px-4 py-2 sm:-mx-8 sm:px-8"
    >
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
      <div>
        <ScoreBadge analysis={analysis} />
        <Progress />
      </div>
      {children}
      <div className="flex max-w-full flex-wrap gap-2">{actions}</div>
    </div>
  );
}

/** Tells the panes below how much the bar takes: it has a second line where the window is narrow. */
function watchHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  return watchSize(bar, () => {
    bar.parentElement?.style.setProperty('--bar-height', `${bar.offsetHeight}px`);
  });
}

/** The score with its level; that of an incomplete analysis says so instead. */
function ScoreBadge({ analysis: { score, failedSteps } }: { analysis: Analysis }) {
  if (failedSteps.length > 0)
    return <ToneBadge tone="high">{t('results.heading.incomplete')}</ToneBadge>;
  if (score === undefined)
    return <p className="font-semibold text-ink-soft">{t('results.heading.notJudged')}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <ToneBadge tone={levelTones[score.level]}>{nameLevel(score)}</ToneBadge>
      <span className="font-semibold whitespace-nowrap">{formatScore(score.value)}/10</span>
    </p>
  );
}

/** How many findings have a decision, and what those set aside do to the score; nothing before the first decision. */
function Progress() {
  const { setAside, scoreAsItStands, progress } = useFindingStates();
  if (progress.reviewed === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-3 pt-0.5 text-small leading-5 text-ink-soft">
      <span>{t('results.states.progress', { ...progress })}</span>
      {setAside.length > 0 && scoreAsItStands !== undefined && (
        <span>
          {t('results.heading.withSetAside', {
            count: setAside.length,
            score: formatScore(scoreAsItStands),
          })}
        </span>
      )}
    </p>
  );
}
