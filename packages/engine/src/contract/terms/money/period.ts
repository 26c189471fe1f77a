import type { TermValue } from '@clauselight/schema';

/** The period or unit that an amount is paid for. */
export type Period = NonNullable<Extract<TermValue, { kind: 'money' }>['per']>;

const periods: Readonly<Record<string, Period>> = {
  day: 'day',
  daily: 'day',
  week: 'week',
  weekly: 'week',
  month: 'month',
  months: 'month',
  monthly: 'month',
  quarter: 'quarter',
  quarterly: 'quarter',
  year: 'year',
  yearly: 'year',
  annum: 'year',
  annual: 'year',
  annually: 'year',
};
const time = '(day|week|month|quarter|year|annum)';
const after = new RegExp(
  `^\\)?,?(?: \\((?!per)[^()]{0,60}\\))?,? ?\\(?(?:\\/ ?|-?per[ -]|(?:for |in |during )?(?:each|every|any) |an? )(?:full |calendar |contract |fiscal |lease |rental )?${time}\\b(?! (?:period|prior|following|after|notice))`,
  'i',
);
const adverb =
  /^\)?,?(?: \([^()]{0,60}\))?,? (?:payable |paid |to be paid |due |due and payable |billed |invoiced |in )?(?:in equal )?(daily|weekly|monthly|quarterly|annually|yearly)\b/i;
const before =
  /\b(daily|weekly|monthly|quarterly|annual|yearly)(?: [\w'/&-]+){1,4}?(?: \((?:the )?"[^"()]{1,50}"\))?(?:,? (?:of|is|are|at|be|shall|will|equal|to|in|the|an?|amount|sum|rate|up|initially|currently|payable|due|US))*[:,]?\s?$/i;
const bracketed = /\(per (day|week|month|quarter|year|annum)\):? ?$/i;
const ofUnit = /^\)?,? ?(?:\([^()]{0,60}\) ?)?(?:\/ ?|per |(?:for )?each\b)/i;

/** Finds the period or unit that words beside an amount make it the price of. Returns nothing when it is paid once. */
export function findPeriod(wordsBefore: string, wordsAfter: string): Period | undefined {
  const found =
    after.exec(wordsAfter)?.[1] ??
    adverb.exec(wordsAfter)?.[1] ??
    before.exec(wordsBefore)?.[1] ??
    bracketed.exec(wordsBefore)?.[1];
  if (found !== undefined) return periods[found.toLowerCase()];
  return ofUnit.test(wordsAfter) ? 'unit' : undefined;
}

/** Formats a period after an amount, for example ` per month`; empty for an amount that is paid once. */
export function formatPeriod(period: Period | undefined): string {
  return period === undefined ? '' : ` per ${period}`;
}
