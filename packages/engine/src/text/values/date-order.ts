import { monthNames } from './months.ts';

/** Which number of 03/04/2026 is the month. */
export type DateOrder = 'month-first' | 'day-first';

const twoNumbers = /(?<![\w./-])(\d{1,2})([/-])(\d{1,2})\2(?:(?:19|20)\d{2}|\d{2})(?![\w/-])/g;
const american =
  /\$|\b(?:(?:State|Commonwealth) of (?:[A-Z]|the)|Delaware|New York|California|Texas|Florida|Nevada|U\.S\.|United States)/;
const dayThenMonth = new RegExp(`\\b\\d{1,2} ${monthNames},? (?:19|20)\\d{2}`, 'i');

/**
 * Finds the order of numeric dates: as other such dates of the document show it, or else month first when the document
 * is clearly American in its currency or law and writes no day before its month in words.
 */
export function findDateOrder(text: string): DateOrder | undefined {
  const votes = [...text.matchAll(twoNumbers)].map(([, first, , second]) =>
    Number(first) > 12 ? 1 : Number(second) > 12 ? -1 : 0,
  );
  const sum = votes.reduce<number>((total, vote) => total + vote, 0);
  if (sum !== 0) return sum > 0 ? 'day-first' : 'month-first';
  if (votes.length === 0) return undefined;
  return american.test(text) && !dayThenMonth.test(text) ? 'month-first' : undefined;
}
