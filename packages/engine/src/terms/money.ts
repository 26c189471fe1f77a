import type { DocumentStructure } from '../document-structure.ts';
import { findEvidence } from '../passage.ts';
import type { DraftTerm } from './draft-term.ts';

const currencies: readonly (readonly [RegExp, string])[] = [
  [/^(?:us\$|usd|u\.s\. ?\$)$/i, 'USD'],
  [/^(?:c\$|cad|cdn\$|ca\$)$/i, 'CAD'],
  [/^(?:a\$|aud|au\$)$/i, 'AUD'],
  [/^(?:£|gbp)$/i, 'GBP'],
  [/^(?:€|eur)$/i, 'EUR'],
  [/^chf$/i, 'CHF'],
  [/^(?:₹|inr|rs\.?)$/i, 'INR'],
  [/^(?:jpy|¥)$/i, 'JPY'],
  [/^(?:cny|rmb)$/i, 'CNY'],
  [/^(?:hk\$|hkd)$/i, 'HKD'],
  [/^\$$/, 'USD'],
];
const symbol =
  '(?:US\\$|U\\.S\\. ?\\$|C\\$|CA\\$|CDN\\$|A\\$|AU\\$|HK\\$|[$£€₹¥]|\\b(?:USD|EUR|GBP|CHF|AUD|CAD|INR|JPY|CNY|RMB|HKD)\\b)';
const figure = '(\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d+(?:\\.\\d{1,4})?)(?![\\d,]*\\d)';
const multiple = '(?:\\s?(million|billion|thousand|mm|m|k)\\b)?';
const leading = new RegExp(`(${symbol})\\s?${figure}${multiple}`, 'gi');
const trailing = new RegExp(
  `\\b${figure}${multiple}\\s?(USD|EUR|GBP|CHF|AUD|CAD|INR|JPY|dollars|euros?|pounds sterling)\\b`,
  'gi',
);
const factors: Readonly<Record<string, number>> = {
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  mm: 1e6,
  m: 1e6,
  billion: 1e9,
};
const named: Readonly<Record<string, string>> = {
  dollars: 'USD',
  euro: 'EUR',
  euros: 'EUR',
  'pounds sterling': 'GBP',
};

export interface FoundMoney {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
  readonly currency: string;
}

const digitNearCurrency =
  /[$£€₹¥]|\d\s?(?:[A-Z]{3}|dollars|euro|pounds|million|billion|thousand|mm|m|k)|[A-Z]{3}\s?\d/i;

/** Every amount of money a text states. A bare `$` is read as US dollars. */
export function listMoney(text: string): readonly FoundMoney[] {
  if (!digitNearCurrency.test(text)) return [];
  const before = [...text.matchAll(leading)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    amount: toAmount(match[2], match[3]),
    currency: findCurrency(match[1] ?? ''),
  }));
  const after = [...text.matchAll(trailing)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    amount: toAmount(match[1], match[2]),
    currency: named[(match[3] ?? '').toLowerCase()] ?? findCurrency(match[3] ?? ''),
  }));
  const apart = after.filter(
    (money) => !before.some((other) => other.from < money.to && money.from < other.to),
  );
  return [...before, ...apart].sort((a, b) => a.from - b.from);
}

function toAmount(digits: string | undefined, scale: string | undefined): number {
  const value =
    Number((digits ?? '').replaceAll(',', '')) * (factors[scale?.toLowerCase() ?? ''] ?? 1);
  return Math.round(value * 100) / 100;
}

function findCurrency(mark: string): string {
  return currencies.find(([pattern]) => pattern.test(mark))?.[1] ?? 'USD';
}

/** An amount as displayed, for example `USD 120,000.00`. */
export function formatMoney(amount: number, currency: string): string {
  const [whole = '0', cents = '00'] = amount.toFixed(2).split('.');
  return `${currency} ${whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}.${cents}`;
}

/** Words before an amount that make it the price of the whole contract, the surest first. */
const valueCues: readonly RegExp[] = [
  /\b(?:total (?:contract|agreement|order) (?:value|price|amount)|contract (?:value|price|sum)|purchase price|total (?:fees?|price|consideration|compensation)|aggregate (?:fees?|price|purchase price|consideration|principal amount)|principal (?:amount|sum)|total amount payable)\b/i,
  /\b(?:annual (?:subscription |licen[cs]e |base )?(?:fees?|salary|rent|price)|annual base salary|base salary|fixed fee|subscription fees?|licen[cs]e fees?|fees? for the (?:services?|initial term)|lump sum|monthly (?:fee|rent|retainer)|retainer)\b/i,
];
const notValue =
  /\b(?:insur\w*|coverage|per occurrence|liabilit\w*|liable|not exceed|deposit|late|penalt\w*|liquidated|minimum|threshold|par value|deductible)\b/i;
const cueDistance = 110;

/** The contract value, where words name one, and every other distinct amount. */
export function listMoneyTerms(text: string, structure: DocumentStructure): readonly DraftTerm[] {
  const amounts = structure.sentences.flatMap(({ passage }) =>
    listMoney(passage.text).flatMap((money) => {
      const evidence = findEvidence(text, passage, money);
      const before = passage.text.slice(Math.max(0, money.from - cueDistance), money.from);
      return evidence ? [{ ...money, evidence, rank: getRank(before) }] : [];
    }),
  );
  const best = Math.min(...amounts.map(({ rank }) => rank));
  const value = best < valueCues.length ? amounts.find(({ rank }) => rank === best) : undefined;
  const seen = new Set<string>();
  return amounts.flatMap((money): DraftTerm[] => {
    const display = formatMoney(money.amount, money.currency);
    if (
      money !== value &&
      (seen.has(display) || display === (value && formatMoney(value.amount, value.currency)))
    )
      return [];
    seen.add(display);
    return [
      {
        type: money === value ? 'contract-value' : 'money',
        label: money === value ? 'Contract value' : 'Amount',
        display,
        value: { kind: 'money', amount: money.amount, currency: money.currency },
        evidence: money.evidence,
      },
    ];
  });
}

function getRank(before: string): number {
  if (notValue.test(before)) return valueCues.length;
  const rank = valueCues.findIndex((cue) => cue.test(before));
  return rank < 0 ? valueCues.length : rank;
}
