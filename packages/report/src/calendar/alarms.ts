import { addDays } from '@clauselight/core';
import type { TermType } from '@clauselight/schema';
import type { DatedFact } from '../dated-facts.ts';

/** How many days before an event its alarm rings: a notice takes time to be written, a payment does not. */
const daysBefore: Readonly<Partial<Record<TermType, readonly number[]>>> = {
  'renewal-deadline': [30, 7],
  'expiration-date': [30, 7],
  deadline: [7, 1],
};

/**
 * The days before an event on which an alarm rings. Days before the analysis are left out: calendars ring at once for
 * alarms in the past.
 */
export function listAlarmDays({ type, date }: DatedFact, analyzedAt: string): readonly number[] {
  const today = analyzedAt.slice(0, 10);
  return (daysBefore[type] ?? []).filter((days) => (addDays(date, -days) ?? '') >= today);
}
