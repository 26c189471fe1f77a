import type { DocumentInsight } from '@clauselight/schema';
import { formatDay } from '../../lib/dates.ts';
import { getPassageAddress } from '../../lib/insights/addresses.ts';
import {
  type Deadline,
  type DeadlineView,
  listDeadlines,
  viewDeadlines,
} from '../../lib/insights/deadlines.ts';
import { ChartFigure } from '../../ui/chart/chart-figure.tsx';
import { TimelineChart } from '../../ui/chart/timeline-chart.tsx';
import { type FigureColumn, FigureTable } from '../../ui/figure-table.tsx';
import { Growing } from '../../ui/growing.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { t } from './messages.ts';

interface DeadlinesPanelProps {
  documents: readonly DocumentInsight[];
  /** ISO day. */
  today: string;
}

/** Deadlines of the next twelve months and those that passed in the last 30 days. */
export function DeadlinesPanel({ documents, today }: DeadlinesPanelProps) {
  const view = viewDeadlines(listDeadlines(documents, today), today);
  const shown = [...view.recent, ...view.upcoming];
  return (
    <Panel
      title={t('analytics.deadlines.title')}
      aside={<span className="label">{describeView(view)}</span>}
    >
      {shown.length === 0 ? (
        <p className="text-small text-ink-soft">{t('analytics.deadlines.none')}</p>
      ) : (
        <>
          <ChartFigure
            name={t('analytics.deadlines.chart')}
            chart={
              <TimelineChart
                summary={t('analytics.deadlines.summary', {
                  from: formatDay(view.from),
                  to: formatDay(view.to),
                  counts: describeView(view),
                })}
                marksLabel={t('analytics.deadlines.marks')}
                marks={shown.map(toMark)}
                domain={[toMoment(view.from), toMoment(view.to)]}
                today={toMoment(today)}
              />
            }
            table={
              <FigureTable
                caption={t('analytics.deadlines.list')}
                columns={createColumns()}
                rows={shown}
              />
            }
          />
          <Growing items={shown}>{(seen) => <DeadlineList deadlines={seen} />}</Growing>
        </>
      )}
    </Panel>
  );
}

function describeView({ upcoming, recent, laterCount }: DeadlineView): string {
  return t('analytics.deadlines.counts', {
    upcoming: upcoming.length,
    recent: recent.length,
    later: laterCount,
  });
}

/** The start of a calendar day in the visitor's time zone. */
function toMoment(isoDate: string): Date {
  return new Date(`${isoDate}T00:00:00`);
}

function toMark({ id, analysisId, filename, label, date, distance, isPast, span }: Deadline) {
  const day = formatDay(date);
  const when = isPast
    ? t('analytics.deadlines.markPast', { day, distance })
    : t('analytics.deadlines.markAhead', { day, distance });
  return {
    id,
    at: toMoment(date),
    href: getPassageAddress(analysisId, span),
    label: t('analytics.deadlines.mark', { label, filename, when }),
    lines: [label, filename, when],
    isPast,
  };
}

function createColumns(): FigureColumn<Deadline>[] {
  return [
    { title: t('analytics.deadlines.day'), cell: ({ date }) => formatDay(date) },
    {
      title: t('analytics.deadlines.when'),
      cell: ({ isPast, distance }) =>
        isPast ? t('analytics.deadlines.past', { distance }) : distance,
    },
    { title: t('analytics.deadlines.deadline'), cell: ({ label }) => label },
    {
      title: t('analytics.deadlines.what'),
      cell: ({ action }) => action,
      isFilled: ({ action }) => action !== undefined,
    },
    {
      title: t('analytics.deadlines.document'),
      cell: ({ analysisId, span, filename }) => (
        <TextLink href={getPassageAddress(analysisId, span)}>{filename}</TextLink>
      ),
    },
  ];
}

function DeadlineList({ deadlines }: { deadlines: readonly Deadline[] }) {
  return (
    <ol
      aria-label={t('analytics.deadlines.list')}
      className="mt-2 divide-y divide-line border-t border-line"
    >
      {deadlines.map(({ id, analysisId, span, filename, label, action, ...when }) => (
        <li
          key={id}
          data-when={when.isPast ? 'past' : 'ahead'}
          className="group grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <div>
            <p className="font-semibold group-data-[when=past]:text-ink-soft">
              <time dateTime={when.date}>{formatDay(when.date)}</time>
            </p>
            <p className="text-small text-ink-soft">
              {when.isPast
                ? t('analytics.deadlines.pastSince', { distance: when.distance })
                : when.distance}
            </p>
          </div>
          <div className="min-w-0">
            <p className="break-words">
              <TextLink href={getPassageAddress(analysisId, span)} className="font-medium">
                {label}
              </TextLink>
              {action && `: ${action}`}
            </p>
            <p className="text-small break-words text-ink-soft">{filename}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
