import type { TermValue } from '@clauselight/schema';

type Duration = Pick<Extract<TermValue, { kind: 'duration' }>, 'amount' | 'unit'>;

const daysOf = { day: 1, 'business-day': 1.4, week: 7, month: 30, year: 365 } as const;

/**
 * A length of time in days. A month counts as 30 days, a year as 365, a business day as 1.4.
 *
 * @param duration - The length.
 * @returns Days, for comparisons alone: dates are computed from the calendar.
 */
export function countDays({ amount, unit }: Duration): number {
  return amount * daysOf[unit];
}
