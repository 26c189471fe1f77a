import { listDurations } from '../../text/values/durations.ts';
import type { Threshold } from '../rule.ts';

const daysOf = { day: 1, 'business-day': 1.4, week: 7, month: 30, year: 365 } as const;
const percentage = /(?<![\d.,])(\d{1,3}(?:\.\d{1,4})?)\s?\)?\s?(?:%|per ?cent)/gi;

/**
 * Tells whether a passage states a number past a rule's threshold. A month counts as 30 days, a business day as 1.4
 * days.
 */
export function isPastThreshold(passage: string, { measure, atLeast, atMost }: Threshold): boolean {
  const numbers =
    measure === 'days'
      ? listDurations(passage).map(({ value }) => value.amount * daysOf[value.unit])
      : [...passage.matchAll(percentage)].map((match) => Number(match[1]));
  return numbers.some(
    (number) => number >= (atLeast ?? 0) && number <= (atMost ?? Number.POSITIVE_INFINITY),
  );
}
