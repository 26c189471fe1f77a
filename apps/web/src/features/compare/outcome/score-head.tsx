import type { ComparedDocument, Comparison } from '@clauselight/schema';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { formatDatedMoment, formatScore } from '../../../lib/format.ts';
import { getAnalysisAddress } from '../../../lib/insights/addresses.ts';
import { levelTones, nameLevel } from '../../../lib/severity.ts';
import { cx } from '../../../ui/cx.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { ToneBadge, toneInk } from '../../../ui/tone.tsx';
import { t } from '../messages.ts';
import { describeScoreChange, formatChange } from './describe-outcome.ts';

/** Both versions with their scores, and the change of the score. */
export function ScoreHead({ comparison }: { comparison: Comparison }) {
  const { before, after } = comparison;
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-5 border-t border-line-strong pt-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_15rem]">
      <Version title={t('compare.version.earlier')} document={before} />
      <Version title={t('compare.version.later')} document={after} />
      <Change comparison={comparison} />
    </div>
  );
}

function Version({ title, document }: { title: string; document: ComparedDocument }) {
  const { analysisId, filename, kindLabel, analyzedAt, score, level, scoreLabel, side } = document;
  const facts = { kind: kindLabel, moment: formatDatedMoment(analyzedAt) };
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="label font-sans">{title}</h3>
      <TextLink href={getAnalysisAddress(analysisId)} className="text-lead font-medium">
        {filename}
      </TextLink>
      <p className="text-small text-ink-soft">
        {side
          ? t('compare.version.factsForSide', { ...facts, side })
          : t('compare.version.facts', facts)}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        {score === undefined || level === undefined ? (
          <span className="text-lead text-ink-soft">{t('compare.version.notJudged')}</span>
        ) : (
          <>
            <span className="font-serif text-figure">
              {formatScore(score)}
              <span className="text-lead text-ink-soft">/10</span>
            </span>
            <ToneBadge tone={levelTones[level]}>
              {nameLevel({ label: scoreLabel, level })}
            </ToneBadge>
          </>
        )}
        {document.isIncomplete && (
          <ToneBadge tone="high">{t('compare.version.incomplete')}</ToneBadge>
        )}
      </p>
    </section>
  );
}

function Change({ comparison }: { comparison: Comparison }) {
  const { before, after, scoreChange = 0 } = comparison;
  const words = formatChange(scoreChange);
  const isComparable =
    comparison.scoreChange !== undefined && before.scoreLabel === after.scoreLabel;
  const hasChanged = isComparable && words !== '0.0';
  const Icon = scoreChange > 0 ? TrendingUp : TrendingDown;
  const ink = hasChanged && toneInk(scoreChange > 0 ? 'critical' : 'good');
  return (
    <section aria-label={t('compare.score.title')} className="sm:max-lg:col-span-2">
      <h3 className="label font-sans">{t('compare.score.title')}</h3>
      {isComparable && (
        <p className={cx('flex items-center gap-2 font-serif text-figure', ink)}>
          {words}
          {hasChanged && <Icon aria-hidden="true" size={26} />}
        </p>
      )}
      <p className="text-small">{describeScoreChange(comparison)}</p>
    </section>
  );
}
