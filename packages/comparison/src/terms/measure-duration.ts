import type { TermValue } from '@clauselight/schema';

export type Duration = Pick<Extract<TermValue, { kind: 'duration' }>, 'amount' | 'unit'>;

/** By what share lengths in unlike measures must differ for one to be longer in any calendar. */
const leastShare = 0.1;
const daysIn = { day: 1, 'business-day': 1.4, month: 30.4 } as const;

/** A length in days, business days or months: a year is 12 months, a week 7 days, a month no number of days. */
export function measureDuration({ amount, unit }: Duration): {
  readonly amount: number;
  readonly unit: 'day' | 'business-day' | 'month';
} {
  if (unit === 'year') return { amount: 12 * amount, unit: 'month' };
  if (unit === 'week') return { amount: 7 * amount, unit: 'day' };
  return { amount, unit };
}

/** Positive where the later length is longer, negative where it is shorter; 0 where none is, or the calendar decides. */
export function compareDurations(before: Duration, after: Duration): number {
  const [b, a] = [measureDuration(before), measureDuration(after)];
  if (b.unit === a.unit) return a.amount - b.amount;
  const [earlier, later] = [b.amount * daysIn[b.unit], a.amount * daysIn[a.unit]];
  const isClose = Math.abs(later - earlier) <= leastShare * Math.max(earlier, later);
  return isClose ? 0 : later - earlier;
}
