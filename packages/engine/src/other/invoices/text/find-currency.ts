import type { Cell } from './layout.ts';
import type { Page } from './page.ts';

/** A currency, and the words it was read from where there are any. */
export interface FoundCurrency {
  /** ISO 4217. */
  readonly code: string;
  readonly cell?: Cell;
  readonly from?: number;
  readonly to?: number;
}

const signs: readonly (readonly [string, RegExp])[] = [
  ['EUR', /€|\beuros?\b|\beur\b/g],
  ['GBP', /£|\bgbp\b|\bpounds? sterling\b/g],
  ['PLN', /\bpln\b|\bzl\b|\bzlotych\b/g],
  ['CHF', /\bchf\b|\bsfr\b/g],
  ['CZK', /\bczk\b|\bkc\b/g],
  ['HUF', /\bhuf\b|\bft\b/g],
  ['RON', /\bron\b|\blei\b/g],
  ['TRY', /₺|\btry\b(?= ?\d)/g],
  ['SEK', /\bsek\b/g],
  ['NOK', /\bnok\b/g],
  ['DKK', /\bdkk\b/g],
  ['INR', /₹|\binr\b|\brs\b\.?(?= ?\d)|\brupees?\b/g],
  ['JPY', /\bjpy\b|¥(?!.{0,40}\bcny\b)|\byen\b/g],
  ['CNY', /\bcny\b|\brmb\b/g],
  ['AUD', /\baud\b|a\$|au\$/g],
  ['CAD', /\bcad\b|c\$|ca\$|\bcanadian dollars?\b/g],
  ['NZD', /\bnzd\b|nz\$/g],
  ['SGD', /\bsgd\b|(?<!u)s\$/g],
  ['HKD', /\bhkd\b|hk\$/g],
  ['BRL', /r\$|\bbrl\b/g],
  ['ZAR', /\bzar\b/g],
  ['MXN', /\bmxn\b/g],
  ['AED', /\baed\b/g],
  ['MYR', /\bmyr\b|\brm\b(?= ?\d)/g],
  ['IDR', /\bidr\b|\brp\b\.?(?= ?\d)/g],
  ['PHP', /₱|\bphp\b(?= ?\d)/g],
  ['ILS', /₪|\bils\b|\bnis\b/g],
  ['UAH', /₴|\buah\b/g],
  ['RUB', /₽|\brub\b/g],
  ['THB', /฿|\bthb\b/g],
  ['USD', /\busd\b|us\$|\bus dollars?\b|(?<![a-z])\$/g],
];

/** Where `$`, `kr` and figures without a sign belong, by words of the address or of the law. */
const hints: readonly (readonly [RegExp, string])[] = [
  [/\bcanada\b|\bhst\b/, 'CAD'],
  [/\baustralia\b|\babn\b/, 'AUD'],
  [/\bnew zealand\b/, 'NZD'],
  [/\bsingapore\b/, 'SGD'],
];
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

/** The currency whose sign or code the document bears most often; else that of the seller's country. */
export function findCurrency(page: Page, country: string | undefined): FoundCurrency | undefined {
  const folded =
    page.sourceText.text.length > 0 ? page.cells.map((cell) => cell.folded).join('\n') : '';
  const best = signs
    .map(([code, pattern]) => ({ code, pattern, count: folded.match(pattern)?.length ?? 0 }))
    .reduce((a, b) => (b.count > a.count ? b : a));
  if (best.count > 0) {
    const isBareDollar =
      best.code === 'USD' && !/us\$|\busd\b|us dollar|united states|, us\b|\busa\b/.test(folded);
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
