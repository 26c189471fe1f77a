import { escapePattern } from '../../../text/escape-pattern.ts';
import { fold } from '../../../text/fold.ts';
import { type Currency, usualCurrencies } from '../../../text/values/currencies.ts';
import type { Cell } from './layout.ts';
import type { Page } from './page.ts';

/** A currency, and the words that name it, if any do. */
export interface FoundCurrency {
  /** ISO 4217. */
  readonly code: string;
  readonly cell?: Cell;
  readonly from?: number;
  readonly to?: number;
}

/** Marks that are also words or initials: they count before a number only. */
const beforeNumbers = new Set(['try', 'php', 'rs', 'rm', 'rp']);
/** Marks that do not tell one currency from another. */
const ambiguousMarks = new Set(['kr', 'fr', 'r']);

/** What counts as a mention of a currency in folded text. US dollars come last: their sign is that of others too. */
const mentions: readonly { readonly code: string; readonly pattern: RegExp }[] = [
  ...usualCurrencies.filter(({ code }) => code !== 'USD'),
  ...usualCurrencies.filter(({ code }) => code === 'USD'),
].map((currency) => ({ code: currency.code, pattern: createPattern(currency) }));

function createPattern({ code, marks = [], names = [], localMarks = [] }: Currency): RegExp {
  const folded = [...new Set([code, ...marks, ...localMarks].map(fold))].filter(
    (mark) => !ambiguousMarks.has(mark),
  );
  const sources = folded.map((mark) => {
    if (mark === '¥') return String.raw`(?<![a-z])¥(?!.{0,40}\bcny\b)`;
    if (beforeNumbers.has(mark)) return String.raw`\b${mark}\b\.?(?= ?\d)`;
    return /^[a-z]+$/.test(mark) ? String.raw`\b${mark}\b` : `(?<![a-z])${escapePattern(mark)}`;
  });
  const dollar = code === 'USD' ? [String.raw`(?<![a-z])\$`] : [];
  return new RegExp(
    [...names.map((name) => String.raw`\b${fold(name)}s?\b`), ...sources, ...dollar].join('|'),
    'g',
  );
}

/** Where `$`, `kr` and figures without a sign belong, by words of the address or of the law. */
const hints: readonly (readonly [RegExp, string])[] = [
  [
    /\bcanada\b|\b(?:hst|qst)\b|\bpst\b[^\n]{0,8}%|\b(?:gst|tax|%)[^\n]{0,12}\bpst\b|\b\d{9} ?rt ?\d{4}\b|\b(?:british columbia|ontario|quebec|alberta|manitoba|saskatchewan|nova scotia)\b|\b[a-z]\d[a-z] \d[a-z]\d\b/,
    'CAD',
  ],
  [/\baustralia\b|\babn\b/, 'AUD'],
  [/\bnew zealand\b/, 'NZD'],
  [/\bsingapore\b/, 'SGD'],
];
/** A state with its postal code: `San Francisco, CA 94103`. */
const americanAddress =
  /\b(?:a[klrz]|c[aot]|d[ce]|fl|ga|hi|i[adln]|k[sy]|la|m[adeinost]|n[cdehjmvy]|o[hkr]|pa|ri|s[cd]|t[nx]|ut|v[at]|w[aivy]),? \d{5}\b/;
const crowns: readonly (readonly [RegExp, string])[] = [
  [/\bcvr\b|\bdanmark\b|\bdenmark\b|\bmomspligtig\b/, 'DKK'],
  [/\bnorge\b|\bnorway\b|\bmva\b|\bkid\b/, 'NOK'],
  [/\bsverige\b|\bsweden\b|\bmoms\b|\bbankgiro\b/, 'SEK'],
];
/** Words of a country’s tax law or address that tell its currency where nothing else does. */
const lawWords: readonly (readonly [RegExp, string])[] = [
  [/\bgstin\b|\bindia\b|\bcgst\b/, 'INR'],
  [/\babn\b|\baustralia\b/, 'AUD'],
  [/\bunited kingdom\b|\bengland\b/, 'GBP'],
  [/\bnip\b/, 'PLN'],
  [/\bbtw\b|\btva intra|\bust-?id|\bpartita iva\b/, 'EUR'],
  [/\bsales tax\b|\bunited states\b/, 'USD'],
];
const byCountry: Readonly<Record<string, string>> = {
  GB: 'GBP',
  US: 'USD',
  CH: 'CHF',
  PL: 'PLN',
  CZ: 'CZK',
  HU: 'HUF',
  RO: 'RON',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  IN: 'INR',
  AU: 'AUD',
  CA: 'CAD',
  NZ: 'NZD',
  SG: 'SGD',
  TR: 'TRY',
  JP: 'JPY',
  BG: 'BGN',
};
const euroCountries = new Set(
  'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '),
);

/** The currency that the document names most often, or else that of the seller's country. */
export function findCurrency(page: Page, country: string | undefined): FoundCurrency | undefined {
  const folded =
    page.sourceText.text.length > 0 ? page.cells.map((cell) => cell.folded).join('\n') : '';
  const best = mentions
    .map(({ code, pattern }) => ({ code, pattern, count: folded.match(pattern)?.length ?? 0 }))
    .reduce((a, b) => (b.count > a.count ? b : a));
  if (best.count > 0) {
    const isBareDollar =
      best.code === 'USD' &&
      !/us\$|\busd\b|us dollar|united states|, us\b|\busa\b/.test(folded) &&
      !americanAddress.test(folded);
    const code =
      (isBareDollar ? hints.find(([words]) => words.test(folded))?.[1] : undefined) ?? best.code;
    return { code, ...findPlace(page, best.pattern) };
  }
  const crown = /\bkr\b/.test(folded)
    ? crowns.find(([words]) => words.test(folded))?.[1]
    : undefined;
  const own =
    country === undefined ? undefined : euroCountries.has(country) ? 'EUR' : byCountry[country];
  const local = lawWords.find(([words]) => words.test(folded))?.[1];
  const code = crown ?? own ?? local;
  return code === undefined ? undefined : { code };
}

function findPlace(page: Page, pattern: RegExp): Omit<FoundCurrency, 'code'> {
  for (const cell of page.cells) {
    const match = [...cell.folded.matchAll(pattern)][0];
    if (match) return { cell, from: match.index, to: match.index + match[0].length };
  }
  return {};
}
