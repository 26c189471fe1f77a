import type { Term } from '@clauselight/schema';
import { describeDistance } from '../../../lib/distance.ts';

/** A day the document states or that follows from what it states. */
export interface TimelineEntry {
  term: Term;
  /** ISO 8601. */
  date: string;
  when: 'past' | 'today' | 'upcoming';
  /** From today, in words: `in 3 months`. */
  distance: string;
  /** What happens on the day. */
  title: string;
  /** Who is bound, where it is a deadline that names them. */
  who: string | undefined;
  /** How the day follows from others; absent where the text states it. */
  computation: string | undefined;
}

/** Every term with a day of its own, in the order of the days. `today` is an ISO day. */
export function buildTimeline(terms: readonly Term[], today: string): TimelineEntry[] {
  return terms
    .flatMap((term) => readEntry(term, today) ?? [])
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

/** Deadlines without a date: they are counted from an event that has not happened yet. */
export function listUndatedDeadlines(terms: readonly Term[]): Term[] {
  return terms.filter(({ value }) => value.kind === 'deadline' && value.date === undefined);
}

/** Position of the first entry after today, the number of entries where all are past; none where an entry is today's. */
export function findTodaysPlace(entries: readonly TimelineEntry[]): number | undefined {
  if (entries.some(({ when }) => when === 'today')) return undefined;
  const ahead = entries.findIndex(({ when }) => when === 'upcoming');
  return ahead < 0 ? entries.length : ahead;
}

function readEntry(term: Term, today: string): TimelineEntry | undefined {
  const { value } = term;
  if (value.kind !== 'date' && value.kind !== 'deadline') return undefined;
  const { date, computation } = value;
  if (date === undefined) return undefined;
  return {
    term,
    date,
    when: date === today ? 'today' : date < today ? 'past' : 'upcoming',
    distance: describeDistance(today, date),
    title: value.kind === 'deadline' && term.type === 'deadline' ? value.action : term.label,
    who: value.kind === 'deadline' ? value.who : undefined,
    computation,
  };
}
