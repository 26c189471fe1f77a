import { getRiskLevel } from '@clauselight/core';
import type { AnalysisRecord } from '@clauselight/schema';
import { Link } from 'wouter';
import { useAnalyses } from '../../lib/api/get-analyses.ts';
import { formatMoment, formatScore } from '../../lib/format.ts';
import { describeFailure } from '../../lib/http.ts';
import { levelTones } from '../../lib/severity.ts';
import { createAnalysisParams } from '../../lib/view-state.ts';
import { cx } from '../../ui/cx.ts';
import { Failure } from '../../ui/error-boundary.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toneInk } from '../../ui/tone.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { describeCount, describeLevel } from './describe-record.ts';
import { Message, t } from './messages.ts';

const hidden = { hidden: <span className="sr-only" /> };

/** The visitor's completed analyses, newest first; choosing one opens it. */
export function RecentAnalyses() {
  const { data, isPending, error, refetch } = useAnalyses();
  return (
    <Panel
      title={t('recent-analyses.list.title')}
      aside={
        <TextLink href="/documents" className="text-small">
          {t('recent-analyses.list.all')}
        </TextLink>
      }
    >
      {isPending && <Waiting>{t('recent-analyses.list.loading')}</Waiting>}
      {error && (
        <Failure
          message={describeFailure(error, t('recent-analyses.list.failed'))}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <p className="text-small text-ink-soft">{t('recent-analyses.list.empty')}</p>
      )}
      {data && data.length > 0 && (
        <ul className="-mx-2 max-h-[26rem] divide-y divide-line overflow-y-auto">
          {data.map((analysis) => (
            <RecentItem key={analysis.id} analysis={analysis} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function RecentItem({ analysis }: { analysis: AnalysisRecord }) {
  const { riskScore, analyzedAt } = analysis;
  return (
    <li>
      <Link
        href={`/?${createAnalysisParams(analysis.id)}`}
        className="flex items-baseline gap-3 px-2 py-2.5 hover:bg-shade focus-visible:-outline-offset-2"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium" title={analysis.filename}>
            {analysis.filename}
          </span>
          <span className="block text-micro text-ink-soft">
            {analyzedAt && formatMoment(analyzedAt)} · {describeCount(analysis)}
          </span>
        </span>
        {riskScore === undefined && analysis.status === 'completed' && (
          <span className="text-small text-ink-soft" title={analysis.notJudged?.text}>
            {t('recent-analyses.item.notJudged')}
          </span>
        )}
        {riskScore !== undefined && (
          <span
            className={cx(
              'font-serif text-lead font-semibold',
              toneInk(levelTones[getRiskLevel(riskScore, analysis.coverage)]),
            )}
          >
            <Message
              id="recent-analyses.item.score"
              values={{ score: formatScore(riskScore), level: describeLevel(analysis, riskScore) }}
              elements={hidden}
            />
          </span>
        )}
      </Link>
    </li>
  );
}
