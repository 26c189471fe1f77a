import type { Claim } from './claim.ts';
import type { MoneySentence } from './money-sentence.ts';
import { findPurpose } from './purpose.ts';

const stated =
  /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,4})?) ?(?:%|per ?cent\b|percent\b)(?: ?\([^()]{1,30}\))?\)?/gi;
const noun = "(?!(?:the|its|such|any|all|each|an?)\\b)[A-Za-z][\\w'&-]*";
const stop =
  'and|or|if|which|that|shall|will|may|is|are|was|has|have|been|payable|paid|per|for|within|by|until|when|as|in|on|under|to|from|with|made|actually|then|quoted|due';
const base = new RegExp(
  `^,? (of|on|above|over|below|under) ((?:the |its |such |any |all |each )?(?:(?:then|current|prevailing) )?${noun}(?: (?!(?:${stop})\\b)(?:(?:the|all|any) )?${noun}){0,5})`,
);
const period =
  /^,? ?(?:of [^.;,]{1,60}? )?\(?(?:per|each|a|an) (month|annum|year|day|week|quarter)\b|^,? (monthly|annually|daily|yearly)\b/i;
/** Words that make a percentage one of money, and no vote, share of work or measure. */
const ofMoney =
  /\b(?:interest|royalt\w+|commissions?|fees?|late|overdue|discount\w*|deposits?|down ?payments?|prices?|rates?|tax(?:es)?|vat|gst|revenues?|sales|profits?|proceeds|invoices?|rent|salary|bonus|premiums?|charges?|cost|consideration|payments?|paid|pay|payable|amounts?|retainer|refund\w*|increase\w*|penalt\w+|damages)\b/i;
const notMoney =
  /\b(?:vot\w+|quorum|shares? outstanding|outstanding shares|stock|ownership|equity|voting|interests? in|capacity|uptime|availab\w+|accuracy|purity|humidity|beneficial\w*|members?hip interests?|holders?|majority|working time|full[- ]time)\b/i;
/** In characters; set by hand. */
const wordsAround = 120;
/** Display limit of a sentence's percentages: more of them are a table. */
const most = 6;

/** Finds percentages of money: interest, royalties, commissions, discounts, each with what it is a share of. */
export function findPercentages({ words }: MoneySentence): readonly Claim[] {
  if (!words.includes('%') && !/per ?cent/i.test(words)) return [];
  return [...words.matchAll(stated)].slice(0, most).flatMap((match): readonly Claim[] => {
    const from = match.index;
    const to = from + match[0].length;
    const before = words.slice(Math.max(0, from - wordsAround), from);
    const after = words.slice(to, to + wordsAround);
    const near = `${before} ${after.slice(0, wordsAround / 2)}`;
    if (!ofMoney.test(near) || notMoney.test(near)) return [];
    const [, relation = '', share] = base.exec(after) ?? [];
    const found = period.exec(after);
    const per = periods[(found?.[1] ?? found?.[2] ?? '').toLowerCase()];
    const number = (match[1] ?? '').replace(',', '.');
    const text = `${number} %${share === undefined ? '' : ` ${relation} ${share}`}${per === undefined ? '' : ` per ${per}`}`;
    const { label } = findPurpose(before, after);
    const term = {
      type: 'money',
      label: label === 'Amount' ? 'Percentage' : label,
      display: text,
      value: { kind: 'text', text },
    } as const;
    return [{ term, from, to, amounts: [] }];
  });
}

const periods: Readonly<Record<string, string>> = {
  month: 'month',
  monthly: 'month',
  annum: 'year',
  year: 'year',
  annually: 'year',
  yearly: 'year',
  day: 'day',
  daily: 'day',
  week: 'week',
  quarter: 'quarter',
};
