import { addDays } from '@clauselight/core';
import type { TermType } from '@clauselight/schema';
import type { DatedFact } from '../dated-facts.ts';

/** How many days before somebody is reminded: a notice takes time to be written, a payment does not. */
const daysBefore: Readonly<Partial<Record<TermType, readonly number[]>>> = {
  'renewal-deadline': [30, 7],
  'expiration-date': [30, 7],
  deadline: [7, 1],
};

/**
 * On which days before a day there is something to be reminded of. None before the day of the analysis: calendars ring at
 * once for what should have rung already.
 */
export function listAlarmDays({ type, date }: DatedFact, analyzedAt: string): readonly number[] {
  const today = analyzedAt.slice(0, 10);
  return (daysBefore[type] ?? []).filter((days) => (addDays(date, -days) ?? '') >= today);
}
