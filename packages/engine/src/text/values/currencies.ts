import { escapePattern } from '../escape-pattern.ts';

export interface Currency {
  /** ISO 4217. */
  readonly code: string;
  /** Marks beside an amount, besides the code, without blanks and full stops. */
  readonly marks?: readonly string[];
  /** Names in running text, in lower case and singular, with or without a country before the name. */
  readonly names?: readonly string[];
  /** Short forms of its own country on invoices and in tables; in English text they are other words. */
  readonly localMarks?: readonly string[];
}

/** Currencies that invoices of Europe and its trading partners are written in, the more frequent first. */
export const usualCurrencies: readonly Currency[] = [
  { code: 'EUR', marks: ['€'], names: ['euro'], localMarks: ['Euro', 'euros', 'euro'] },
  {
    code: 'GBP',
    marks: ['£', 'UK£'],
    names: ['pounds sterling', 'pound sterling', 'british pound'],
  },
  { code: 'USD', marks: ['US$'], names: ['us dollar', 'united states dollar', 'american dollar'] },
  { code: 'CAD', marks: ['C$', 'CA$', 'CDN$', 'CAN$'], names: ['canadian dollar'] },
  { code: 'AUD', marks: ['A$', 'AU$'], names: ['australian dollar'] },
  { code: 'NZD', marks: ['NZ$'], names: ['new zealand dollar'] },
  { code: 'HKD', marks: ['HK$'], names: ['hong kong dollar'] },
  { code: 'SGD', marks: ['S$', 'SG$'], names: ['singapore dollar'] },
  { code: 'TWD', marks: ['NT$'], names: ['taiwan dollar', 'new taiwan dollar'] },
  { code: 'CHF', marks: ['SFr', 'SFR'], names: ['swiss franc', 'franc'], localMarks: ['Fr'] },
  { code: 'JPY', marks: ['¥', 'JP¥'], names: ['yen', 'japanese yen'] },
  { code: 'CNY', marks: ['RMB', 'RMB¥', 'CN¥'], names: ['yuan', 'chinese yuan', 'renminbi'] },
  { code: 'INR', marks: ['₹', 'Rs', 'RS'], names: ['rupee', 'indian rupee'] },
  { code: 'KRW', marks: ['₩'], names: ['korean won'] },
  { code: 'ILS', marks: ['₪', 'NIS'], names: ['shekel', 'israeli shekel', 'new israeli shekel'] },
  { code: 'RUB', marks: ['₽'], names: ['ruble', 'rouble', 'russian ruble', 'russian rouble'] },
  { code: 'TRY', marks: ['₺'], names: ['turkish lira'] },
  { code: 'BRL', marks: ['R$'], names: ['reais', 'brazilian reais'] },
  { code: 'MXN', marks: ['MX$'], names: ['mexican peso'] },
  { code: 'PHP', marks: ['₱'], names: ['philippine peso'] },
  { code: 'SEK', names: ['swedish kronor', 'swedish krona', 'swedish crown'], localMarks: ['kr'] },
  {
    code: 'NOK',
    names: ['norwegian kroner', 'norwegian krone', 'norwegian crown'],
    localMarks: ['kr'],
  },
  { code: 'DKK', names: ['danish kroner', 'danish krone', 'danish crown'], localMarks: ['kr'] },
  { code: 'PLN', names: ['zloty', 'polish zloty'], localMarks: ['zł', 'zl', 'złotych'] },
  { code: 'CZK', localMarks: ['Kč'] },
  { code: 'HUF', localMarks: ['Ft'] },
  { code: 'RON', localMarks: ['lei'] },
  { code: 'BGN' },
  { code: 'UAH', marks: ['₴'] },
  { code: 'IDR', localMarks: ['Rp'] },
  { code: 'ZAR', names: ['south african rand'], localMarks: ['R'] },
  { code: 'AED', names: ['dirham', 'uae dirham'] },
  { code: 'SAR', names: ['saudi riyal'] },
  { code: 'THB', marks: ['฿'], names: ['baht', 'thai baht'] },
  { code: 'MYR', names: ['ringgit', 'malaysian ringgit'], localMarks: ['RM'] },
];
const currencies: readonly Currency[] = [
  ...usualCurrencies,
  { code: 'NGN', marks: ['₦'], names: ['naira', 'nigerian naira'] },
  { code: 'KES', marks: ['KSh', 'Ksh', 'KSH'], names: ['kenyan shilling'] },
  ...'QAR KWD BHD OMR JOD GHS EGP MAD ARS CLP COP PEN VND PKR BDT LKR ISK KZT'
    .split(' ')
    .map((code) => ({ code })),
];

const byMark: ReadonlyMap<string, string> = new Map(
  currencies.flatMap(({ code, marks = [] }) => [
    [code, code] as const,
    [`${code}$`, code] as const,
    ...marks.map((mark) => [mark, code] as const),
  ]),
);
const byName: ReadonlyMap<string, string> = new Map(
  currencies.flatMap(({ code, names = [] }) => names.map((name) => [name, code] as const)),
);
// These codes are also words or initials before small numbers.
const ambiguousCodes = new Set('CAD PHP TRY PEN COP MAD SAR ARS RON GHS'.split(' '));
/** Before a smaller number, such a code is more likely a word. Set by hand. */
const leastOfAmbiguousCode = 100;

const dollars: ReadonlySet<string> = new Set(
  currencies
    .filter(({ names = [] }) => names.some((words) => words.endsWith(' dollar')))
    .map(({ code }) => code),
);
const crowns: ReadonlySet<string> = new Set(['SEK', 'NOK', 'DKK', 'ISK']);
const localMarks: readonly string[] = [
  ...new Set(usualCurrencies.flatMap((currency) => currency.localMarks ?? [])),
];
/** A mark may have a letter before its sign, `A$`, and a full stop after it, `kr.`. */
const localMark = new RegExp(`^(?:[A-Z]{0,3}\\p{Sc}|(?:${localMarks.join('|')}|Rs)\\.?)$`, 'u');

/** Signs that are a currency by themselves, for a character class. */
export const currencySigns = `$${[...byMark.keys()].filter((mark) => mark.length === 1).join('')}`;

const signOrCode = new RegExp(
  `[${currencySigns}]|\\b(?:${currencies.map(({ code }) => code).join('|')}|RMB|NIS|Rs|SFr|KSh|Ksh)(?![A-Za-z])|\\(US ?\\d`,
);

const usualMarks = usualCurrencies.flatMap(({ code, marks = [], localMarks = [] }) => [
  code,
  ...marks,
  ...localMarks,
]);
const isWord = (mark: string) => /^\p{L}+$/u.test(mark);
/** Beside a number of a form they name sizes and parts. */
const notInForms = new Set(['R', 'RS']);

/** Source of a pattern for the marks of currencies in a form, for use with the flag `u`. It captures nothing. */
export const formMarks = `(?:${usualMarks
  .filter((mark) => !isWord(mark))
  .sort((a, b) => b.length - a.length)
  .map(escapePattern)
  .join('|')}|\\$|(?:${usualMarks
  .filter((mark) => isWord(mark) && !notInForms.has(mark))
  .join('|')})(?![\\p{L}\\d])\\.?)`;

/** Tells whether words beside an amount are a sign or a short form of a currency that English text does not use. */
export function isLocalMark(words: string): boolean {
  return localMark.test(words);
}

/** The ISO 4217 code of a currency's name with its country, in any case and singular: `Australian dollar`. */
export function findCurrencyName(words: string): string | undefined {
  return byName.get(words.toLowerCase());
}

/** Whether a currency is the dollar of some country. */
export function isDollar(code: string): boolean {
  return dollars.has(code);
}

/** Whether a currency is a crown that is written `kr`. */
export function isCrown(code: string): boolean {
  return crowns.has(code);
}

/** Tells whether a text has a currency's sign or code; much faster than looking for amounts. */
export function hasCurrencyMark(text: string): boolean {
  return signOrCode.test(text);
}

/**
 * Returns the ISO 4217 code of a sign or code beside an amount. Returns nothing when it is none, and when a code is
 * more likely a word before such a small amount. `dollar` is the code of a bare `$`.
 */
export function findCurrency(
  words: string,
  { amount, dollar }: { readonly amount: number; readonly dollar: string },
): string | undefined {
  const mark = words.replace(/[\s.]/g, '');
  if (mark === '$') return dollar;
  const code = byMark.get(mark);
  if (code === undefined || !ambiguousCodes.has(mark)) return code;
  return amount >= leastOfAmbiguousCode ? code : undefined;
}

/** A currency named in words, with its country: `U.S. Dollars`. */
interface CurrencyName {
  readonly from: number;
  readonly to: number;
  readonly currency: string;
}

const name =
  /\b(?:dollar|euro|pounds? sterling|pound|franc|yen|yuan|renminbi|rupee|won|shekel|ruble|rouble|lira|reais|naira|shilling|peso|krona|kronor|krone|kroner|crown|zloty|rand|dirham|riyal|baht|ringgit)s?\b/gi;
const country = /(?:[A-Z][\w.]{0,13} ){0,2}$/i;

/** Lists every currency that a text names in words. A bare `dollars` is the currency `dollar`. */
export function listCurrencyNames(text: string, dollar: string): readonly CurrencyName[] {
  return [...text.matchAll(name)].flatMap((match) => {
    const to = match.index + match[0].length;
    const base = match[0].toLowerCase().replace(/(?<!g|rei|rea)s$/, '');
    const before = country.exec(text.slice(Math.max(0, match.index - 28), match.index))?.[0] ?? '';
    const words = before.split(' ').slice(0, -1);
    for (const count of [2, 1, 0]) {
      const prefix = words.slice(words.length - count).join(' ');
      const full = `${prefix} ${base}`.replaceAll('.', '').trim().toLowerCase();
      const currency = full === 'dollar' ? dollar : byName.get(full);
      if (words.length >= count && currency !== undefined) {
        return [{ from: match.index - (prefix === '' ? 0 : prefix.length + 1), to, currency }];
      }
    }
    return [];
  });
}
