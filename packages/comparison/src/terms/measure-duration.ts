import type { TermValue } from '@clauselight/schema';

export type Duration = Pick<Extract<TermValue, { kind: 'duration' }>, 'amount' | 'unit'>;

/** The share by which lengths in different units must differ for one to be longer in any calendar. */
const leastShare = 0.1;
const daysIn = { day: 1, 'business-day': 1.4, month: 30.4 } as const;

/** Converts a length to days, business days or months. A year is 12 months; a month is no fixed number of days. */
export function measureDuration({ amount, unit }: Duration): {
  readonly amount: number;
  readonly unit: 'day' | 'business-day' | 'month';
} {
  if (unit === 'year') return { amount: 12 * amount, unit: 'month' };
  if (unit === 'week') return { amount: 7 * amount, unit: 'day' };
  return { amount, unit };
}

/**
 * Positive if the later length is longer, negative if it is shorter; 0 if they are equal or it depends on the
 * calendar.
 */
export function compareDurations(before: Duration, after: Duration): number {
  const [b, a] = [measureDuration(before), measureDuration(after)];
  if (b.unit === a.unit) return a.amount - b.amount;
  const [earlier, later] = [b.amount * daysIn[b.unit], a.amount * daysIn[a.unit]];
  const isClose = Math.abs(later - earlier) <= leastShare * Math.max(earlier, later);
  return isClose ? 0 : later - earlier;
}
