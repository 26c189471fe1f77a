import { countDays } from '@clauselight/core';
import { listDurations } from '../../text/values/durations.ts';
import type { Threshold } from '../rule.ts';

const percentage = /(?<![\d.,])(\d{1,3}(?:\.\d{1,4})?)\s?\)?\s?(?:%|per ?cent)/gi;

/** Tells whether a passage states a number past a rule's threshold. */
export function isPastThreshold(passage: string, { measure, atLeast, atMost }: Threshold): boolean {
  const numbers =
    measure === 'days'
      ? listDurations(passage).map(({ value }) => countDays(value))
      : [...passage.matchAll(percentage)].map((match) => Number(match[1]));
  return numbers.some(
    (number) => number >= (atLeast ?? 0) && number <= (atMost ?? Number.POSITIVE_INFINITY),
  );
}
