import type { DocumentInsight, TermType } from '@clauselight/schema';
import { describeDistance } from '../distance.ts';

/** A day by which something has to be done, or on which something ends. */
export interface Deadline {
  readonly id: string;
  readonly analysisId: string;
  readonly filename: string;
  /** What happens on the day: `Last day to prevent renewal`. */
  readonly label: string;
  /** What is to happen or who has to act, where the document says. */
  readonly action: string | undefined;
  /** ISO 8601. */
  readonly date: string;
  /** From today, in words. */
  readonly distance: string;
  readonly isPast: boolean;
  readonly span: { readonly start: number; readonly end: number };
}

/** The day of signing and the first day ask for nothing. */
const kinds: ReadonlySet<TermType> = new Set(['deadline', 'renewal-deadline', 'expiration-date']);

/** Every deadline of the documents in the order of the days. `today` is an ISO day. */
export function listDeadlines(documents: readonly DocumentInsight[], today: string): Deadline[] {
  return documents
    .flatMap((document) => readDeadlines(document, today))
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.filename.localeCompare(b.filename));
}

function readDeadlines(document: DocumentInsight, today: string): Deadline[] {
  const { analysisId, filename, dates } = document;
  return dates
    .filter(({ type }) => kinds.has(type))
    .map(({ label, action, date, start, end }, index) => ({
      id: `${analysisId}-${index}`,
      analysisId,
      filename,
      label,
      action,
      date,
      distance: describeDistance(today, date),
      isPast: date < today,
      span: { start, end },
    }));
}

/** Deadlines sorted into those that passed lately, those of the next twelve months, and how many come later. */
export interface DeadlineView {
  readonly recent: readonly Deadline[];
  readonly upcoming: readonly Deadline[];
  readonly laterCount: number;
  /** ISO days between which the shown ones lie. */
  readonly from: string;
  readonly to: string;
}

/** Days for which a deadline that has passed is still shown. */
const recentDays = 30;

/** Chooses the chunks near enough to the visible part to be rendered. */
export function viewDeadlines(deadlines: readonly Deadline[], today: string): DeadlineView {
  const from = move(today, { days: -recentDays });
  const to = move(today, { months: 12 });
  return {
    recent: deadlines.filter(({ date }) => date >= from && date < today),
    upcoming: deadlines.filter(({ date }) => date >= today && date <= to),
    laterCount: deadlines.filter(({ date }) => date > to).length,
    from,
    to,
  };
}

function move(isoDate: string, { days = 0, months = 0 }: { days?: number; months?: number }) {
  const day = new Date(`${isoDate}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + months, day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** The calendar day of a moment where the visitor is, ISO 8601. */
export function getLocalDay(moment: Date): string {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
