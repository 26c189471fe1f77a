import type { DocumentInsight } from '@clauselight/schema';
import { formatDay } from '../../lib/dates.ts';
import { formatCount } from '../../lib/format.ts';
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
    <Panel title="Upcoming deadlines" aside={<span className="label">{describeView(view)}</span>}>
      {shown.length === 0 ? (
        <p className="text-small text-ink-soft">
          No deadline with a day of its own falls into the next 12 months or the last 30 days.
        </p>
      ) : (
        <>
          <ChartFigure
            name="Deadlines over time"
            chart={
              <TimelineChart
                summary={`Deadlines from ${formatDay(view.from)} to ${formatDay(view.to)}: ${describeView(view)}.`}
                marksLabel="Deadlines on the timeline"
                marks={shown.map(toMark)}
                domain={[toMoment(view.from), toMoment(view.to)]}
                today={toMoment(today)}
              />
            }
            table={<FigureTable caption="Deadlines" columns={columns} rows={shown} />}
          />
          <Growing items={shown}>{(seen) => <DeadlineList deadlines={seen} />}</Growing>
        </>
      )}
    </Panel>
  );
}

function describeView({ upcoming, recent, laterCount }: DeadlineView): string {
  const parts = [`${upcoming.length} in the next 12 months`];
  if (recent.length > 0) parts.push(`${recent.length} passed in the last 30 days`);
  if (laterCount > 0) parts.push(`${formatCount(laterCount, 'later one', 'later ones')} not shown`);
  return parts.join(', ');
}

/** The beginning of a calendar day where the visitor is. */
function toMoment(isoDate: string): Date {
  return new Date(`${isoDate}T00:00:00`);
}

function toMark({ id, analysisId, filename, label, date, distance, isPast, span }: Deadline) {
  const when = `${formatDay(date)}, ${isPast ? `past, ${distance}` : distance}`;
  return {
    id,
    at: toMoment(date),
    href: getPassageAddress(analysisId, span),
    label: `${label}, ${filename}: ${when}`,
    lines: [label, filename, when],
    isPast,
  };
}

const columns: readonly FigureColumn<Deadline>[] = [
  { title: 'Day', cell: ({ date }) => formatDay(date) },
  { title: 'When', cell: ({ isPast, distance }) => (isPast ? `Past, ${distance}` : distance) },
  { title: 'Deadline', cell: ({ label }) => label },
  { title: 'What', cell: ({ action }) => action, isFilled: ({ action }) => action !== undefined },
  {
    title: 'Document',
    cell: ({ analysisId, span, filename }) => (
      <TextLink href={getPassageAddress(analysisId, span)}>{filename}</TextLink>
    ),
  },
];

function DeadlineList({ deadlines }: { deadlines: readonly Deadline[] }) {
  return (
    <ol aria-label="Deadlines" className="mt-2 divide-y divide-line border-t border-line">
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
              {when.isPast ? `Past: ${when.distance}` : when.distance}
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
