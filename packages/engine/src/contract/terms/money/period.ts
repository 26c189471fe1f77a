import type { TermValue } from '@clauselight/schema';

/** The period or unit that an amount is paid for. */
export type Period = NonNullable<Extract<TermValue, { kind: 'money' }>['per']>;

const periods: Readonly<Record<string, Period>> = {
  hour: 'hour',
  hr: 'hour',
  hourly: 'hour',
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
const time = '(hour|hr|day|week|month|quarter|year|annum)';
const after = new RegExp(
  `^\\)?,?(?: \\((?!per)[^()]{0,60}\\))?,? ?\\(?(?:\\/ ?|-?per[ -]|(?:for |in |during )?(?:each|every|any) |an? )(?:full |calendar |contract |fiscal |lease |rental )?${time}\\b(?! (?:period|prior|following|after|notice))`,
  'i',
);
const adverb =
  /^\)?,?(?: \([^()]{0,60}\))?,? (?:payable |paid |to be paid |due |due and payable |billed |invoiced |in )?(?:in equal )?(hourly|daily|weekly|monthly|quarterly|annually|yearly)\b/i;
const before =
  /\b(hourly|daily|weekly|monthly|quarterly|annual|yearly)(?: [\w'/&-]+){1,4}?(?: \((?:the )?"[^"()]{1,50}"\))?(?:,? (?:of|is|are|at|be|shall|will|equal|to|in|the|an?|amount|sum|rate|up|initially|currently|payable|due|US))*[:,]?\s?$/i;
const bracketed = /\(per (hour|day|week|month|quarter|year|annum)\):? ?$/i;
const stop =
  'per|for|of|and|or|in|to|at|on|by|as|the|a|an|if|is|are|plus|up|with|from|which|that|shall|will|may|each|every|any|sold|during|when|within|until|after|before|under|than|not|payable|paid|above|below|over|one|two|three|four|five|six|seven|eight|nine|ten|twelve';
const word = `(?!(?:${stop})\\b)[A-Za-z][\\w-]*`;
const ofUnit = new RegExp(
  `^\\)?,? ?(?:\\([^()]{0,60}\\) ?)?(?:\\/ ?|per |(?:for )?each (?:such )?)(${word}(?: ${word}){0,2})?`,
  'i',
);
const anyUnit = /^\)?,? ?(?:\([^()]{0,60}\) ?)?(?:\/ ?|per |(?:for )?each\b)/i;

/** What an amount is the price of: a period, a thing, or a thing for a period. */
export interface Rate {
  readonly per: Period;
  /** The thing, in the words of the document: `user`, `metric ton`. */
  readonly unit?: string;
}

/** Finds the period or unit that words beside an amount make it the price of. Returns nothing when it is paid once. */
export function findRate(wordsBefore: string, wordsAfter: string): Rate | undefined {
  const following = after.exec(wordsAfter) ?? adverb.exec(wordsAfter);
  if (following?.[1] !== undefined) {
    const unit = findUnit(wordsAfter.slice(following[0].length));
    return createRate(following[1], unit?.unit);
  }
  // A thing beside the amount says more than a period before it: `monthly fee of $20 per user`.
  const first = findUnit(wordsAfter);
  const period = first && after.exec(wordsAfter.slice(first.length));
  const earlier = before.exec(wordsBefore)?.[1] ?? bracketed.exec(wordsBefore)?.[1];
  const found = period?.[1] ?? earlier;
  if (found !== undefined) return createRate(found, first?.unit);
  if (first !== undefined)
    return { per: 'unit', ...(first.unit !== 'unit' && { unit: first.unit }) };
  return anyUnit.test(wordsAfter) ? { per: 'unit' } : undefined;
}

function createRate(word: string, unit: string | undefined): Rate | undefined {
  const per = periods[word.toLowerCase()];
  return per && { per, ...(unit !== undefined && { unit }) };
}

function findUnit(words: string): { readonly unit: string; readonly length: number } | undefined {
  const match = ofUnit.exec(words);
  if (match?.[1] === undefined || periods[match[1].toLowerCase()] !== undefined) return undefined;
  return { unit: match[1], length: match[0].length };
}

/** Formats what an amount is the price of: ` per user per month`; empty for an amount that is paid once. */
export function formatRate(rate: Rate | undefined): string {
  if (rate === undefined) return '';
  const unit = rate.unit === undefined ? '' : ` per ${rate.unit}`;
  return rate.per === 'unit' ? unit || ' per unit' : `${unit} per ${rate.per}`;
}
