import { t } from './messages.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** On average. */
const daysInMonth = 30.4375;
/** Up to this many days, distances are given in days. */
const mostDays = 45;

/** The distance between two ISO days in words: `today`, `in 12 days`, `3 months ago`, `in 2 years`. */
export function describeDistance(from: string, to: string): string {
  const days = countDays(from, to);
  if (days === 0) return t('lib.distance.today');
  if (days === 1) return t('lib.distance.tomorrow');
  if (days === -1) return t('lib.distance.yesterday');
  if (Math.abs(days) <= mostDays) return describeSpan('day', days);
  const months = Math.round(days / daysInMonth);
  if (Math.abs(months) < 24) return describeSpan('month', months);
  return describeSpan('year', Math.trunc(months / 12));
}

const spans = {
  day: { ahead: 'lib.distance.daysAhead', ago: 'lib.distance.daysAgo' },
  month: { ahead: 'lib.distance.monthsAhead', ago: 'lib.distance.monthsAgo' },
  year: { ahead: 'lib.distance.yearsAhead', ago: 'lib.distance.yearsAgo' },
} as const;

function describeSpan(unit: keyof typeof spans, amount: number): string {
  const { ahead, ago } = spans[unit];
  return t(amount > 0 ? ahead : ago, { count: Math.abs(amount) });
}

function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}
