import type { Term } from '@clauselight/schema';
import { formatDay } from '../../../lib/dates.ts';
import { Growing } from '../../../ui/growing.tsx';
import { Part } from '../../../ui/panel.tsx';
import { EvidenceLink } from '../evidence-link.tsx';
import { Message, t } from '../messages.ts';
import {
  buildTimeline,
  findTodaysPlace,
  listUndatedDeadlines,
  type TimelineEntry,
} from './timeline.ts';
import { UndatedTable } from './undated-table.tsx';

interface TimelinePartProps {
  title: string;
  terms: readonly Term[];
  /** ISO day. */
  today: string;
}

/** The dates of the document on a timeline with a mark for today, and the deadlines without a date. */
export function TimelinePart({ title, terms, today }: TimelinePartProps) {
  const entries = buildTimeline(terms, today);
  const undated = listUndatedDeadlines(terms);
  const mark = findTodaysPlace(entries);
  const upcoming = entries.filter(({ when }) => when !== 'past').length;
  return (
    <Part
      title={title}
      aside={
        entries.length > 0 && (
          <span className="label">{t('results.timeline.upcoming', { count: upcoming })}</span>
        )
      }
    >
      {entries.length > 0 && (
        <Growing items={entries}>
          {(shown) => (
            <Timeline
              entries={shown}
              today={today}
              mark={mark === shown.length && shown.length < entries.length ? undefined : mark}
            />
          )}
        </Growing>
      )}
      {undated.length > 0 && (
        <div className={entries.length > 0 ? 'mt-6' : ''}>
          <h4 className="mb-1 font-semibold">{t('results.timeline.undated')}</h4>
          <UndatedTable terms={undated} />
        </div>
      )}
    </Part>
  );
}

interface TimelineProps {
  entries: readonly TimelineEntry[];
  today: string;
  /** Index of the entry after today's mark; the number of entries if the mark comes last. */
  mark: number | undefined;
}

function Timeline({ entries, today, mark }: TimelineProps) {
  return (
    <ol aria-label={t('results.timeline.label')} className="ml-1.5 border-l border-line-strong">
      {entries.map((entry, index) => (
        <EntryItem key={entry.term.id} entry={entry} today={index === mark ? today : undefined} />
      ))}
      {mark === entries.length && (
        <li>
          <TodayMark today={today} />
        </li>
      )}
    </ol>
  );
}

const person = { person: <span className="font-semibold" /> };

interface EntryItemProps {
  entry: TimelineEntry;
  /** The day on which today's mark stands before the entry, where it does. */
  today: string | undefined;
}

function EntryItem({ entry, today }: EntryItemProps) {
  const { term, date, when, distance, title, who, computation } = entry;
  return (
    <li data-when={when} className="group/entry">
      {today !== undefined && <TodayMark today={today} />}
      <div className="relative grid grid-cols-1 gap-x-6 gap-y-0.5 py-2.5 pl-5 sm:grid-cols-[10rem_1fr]">
        <Dot />
        <div>
          <p className="font-semibold group-data-[when=past]/entry:text-ink-soft">
            <time dateTime={date}>{formatDay(date)}</time>
          </p>
          <p className="text-small text-ink-soft">{distance}</p>
        </div>
        <div className="min-w-0">
          <p className="break-words">
            {who ? (
              <Message id="results.timeline.whoDoes" values={{ who, title }} elements={person} />
            ) : (
              title
            )}
          </p>
          {computation && (
            <p className="text-small text-ink-soft">
              {t('results.terms.computation', { computation })}
            </p>
          )}
          <EvidenceLink evidence={term.evidence} clause={term.clause} />
        </div>
      </div>
    </li>
  );
}

function Dot() {
  return (
    <span
      aria-hidden="true"
      className="absolute top-4.5 -left-[0.3125rem] size-2.5 rounded-full border border-line-strong bg-paper group-data-[when=upcoming]/entry:border-ink group-data-[when=upcoming]/entry:bg-ink group-data-[when=today]/entry:border-ink group-data-[when=today]/entry:bg-amber"
    />
  );
}

function TodayMark({ today }: { today: string }) {
  return (
    <p className="relative flex items-center gap-3 py-2 pl-5 text-small">
      <span
        aria-hidden="true"
        className="absolute -left-[0.3125rem] size-2.5 rounded-full border border-ink bg-amber"
      />
      <span className="whitespace-nowrap">
        <Message
          id="results.timeline.today"
          values={{ day: formatDay(today) }}
          elements={{ day: <time dateTime={today} /> }}
        />
      </span>
      <span aria-hidden="true" className="flex-1 border-t border-line" />
    </p>
  );
}
