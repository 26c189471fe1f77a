import {
  currencySigns,
  findCurrency,
  findCurrencyName,
  hasCurrencyMark,
  listCurrencyNames,
} from './currencies.ts';
import { figure, isOpenFigure, parseFigure } from './figures.ts';
import { listLocalAmounts } from './local-marks.ts';
import { getMagnitude, moneyMagnitudeWords } from './magnitudes.ts';
import { amountWords, parseAmountWords } from './money-words.ts';

/** An amount of money found in a text. */
export interface FoundMoney {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Whether the figure may also mean a thousand times as much: `£1.500`. */
  readonly isOpen?: boolean;
}

/** What marks that several countries share stand for in a document; ISO 4217 codes. */
export interface SharedMarks {
  /** A bare `$` and a bare `dollars`. */
  readonly dollar: string;
  /** `kr`; without it amounts in `kr` are not found. */
  readonly crown?: string;
}

/**
 * Every amount of money a text states. Words and a figure for one amount are one amount, and the figure counts.
 * Negative amounts, bracketed ones of tables, and blanks such as `$____` are none.
 */
export function listMoney(
  text: string,
  { dollar, crown }: SharedMarks = { dollar: 'USD' },
): readonly FoundMoney[] {
  const isMarked = hasCurrencyMark(text);
  const all = [
    ...(isMarked ? listMarked(text, dollar) : []),
    ...(isMarked ? listMarkedAfter(text, dollar) : []),
    ...listNamed(text, dollar),
    ...(hasCents.test(text) ? listCents(text, dollar) : []),
    ...listLocalAmounts(text, crown).filter(({ from, to }) => !isNegative(text, from, to)),
  ];
  const found: FoundMoney[] = [];
  for (const money of all) {
    if (!found.some((other) => other.from < money.to && money.from < other.to)) found.push(money);
  }
  return found.sort((a, b) => a.from - b.from);
}

const multiple = `(?:[ -]?(${moneyMagnitudeWords})(?![\\w&]))?`;
const code = '[A-Za-z]{2,3}\\.?';
const marked = new RegExp(
  `((?<![A-Za-z\\d])(?:[A-Z]{1,3}|[A-Z]{2,3} |U\\.S\\. ?)[${currencySigns}]|[${currencySigns}]|(?<![A-Za-z])${code}) ?${figure}${multiple}(?: ?(USD|CAD|CDN|AUD|NZD|HKD|SGD|EUR|GBP|CHF)\\b(?! ?\\d))?`,
  'gi',
);
const markedAfter = new RegExp(
  `(?<![\\w.,$'’/]|\\d )${figure}(?:,-{1,2})?\\)?${multiple} ?([A-Z]{3}\\b(?! ?\\d)|[${currencySigns.slice(1)}](?! ?\\d))`,
  'gi',
);
const figureBefore = new RegExp(`(?<![\\w.,'/])${figure}\\)?${multiple} ?$`, 'i');
const wordsBefore = new RegExp(`\\b${amountWords} $`, 'i');
const wordsAfter = new RegExp(`^ ${amountWords}(?: only)?(?= ?\\()`, 'i');
/** In India the words follow the currency, with no figure in brackets: `Rupees Fifty Thousand only`. */
const rupeesAfter = new RegExp(`^ ${amountWords}(?: only)?(?![\\w-])`, 'i');
const cents = new RegExp(`(?<![\\w.,$/])(?:${figure}|(${amountWords})) ?(?:cents?\\b|¢)`, 'gi');
const hasCents = /\bcents?\b|¢/i;
const wordsOutside = new RegExp(
  `(?:\\b(?:USD|EUR|GBP|CHF|CAD|AUD|RMB|INR|(?:US |U\\.S\\. |United States )?dollars) )?\\b${amountWords}(?: [A-Z.]{2,9}){0,3}[,-]? ?\\( ?$`,
  'i',
);
const wordsInside = new RegExp(
  `^(?:\\/-)? ?\\((?:[A-Z.]{2,9} ){0,3}${amountWords}(?: [A-Z.]{2,9}){0,3}\\)`,
  'i',
);
const notCurrencyWord =
  /\b(?:shares?|years?|months?|weeks?|days?|units?|hours?|each|per|or|to|for|of|in|by)\b/i;
const longestWords = 130;

function listMarked(text: string, dollar: string): readonly FoundMoney[] {
  return [...text.matchAll(marked)].flatMap((match) => {
    const [whole, words = '', row = '', scale, codeAfter] = match;
    const isUsInBrackets = /^us$/i.test(words) && /\( ?$/.test(text.slice(0, match.index));
    // "INC $5" and "per $5" hold a sign of their own after a word.
    const limits = { amount: Number.POSITIVE_INFINITY, dollar };
    // `Can$` is `CAN$`; codes in letters alone are words when they are written small.
    const known =
      findCurrency(words, limits) ??
      (/[a-z]$/i.test(words) ? undefined : findCurrency(words.toUpperCase(), limits));
    const written = known || isUsInBrackets ? words : words.slice(-1);
    const from = match.index + words.length - written.length;
    // After a bare $ a blank parts the columns of a table more often than thousands.
    const digits = written === '$' && !/ 0/.test(row) ? (row.split(' ')[0] ?? row) : row;
    const to = match.index + whole.length - (row.length - digits.length);
    if (isNegative(text, from, to)) return [];
    const named =
      written === '$' ? (codeAfter ?? findDollarName(text.slice(to, to + 40))) : undefined;
    const mark = isUsInBrackets
      ? 'USD'
      : named
        ? `${named}$`
        : known
          ? words.toUpperCase()
          : written;
    const factor = scale ?? findScaleOfRange(text.slice(to, to + 40), digits);
    return createMoney(text, { from, to, mark, digits, scale: factor, dollar });
  });
}

const dollarName =
  /^ ?\(?(?:in )?(australian|canadian|new zealand|hong kong|singapore) (?:dollars?|currency|funds)\b/i;

/** The code of a dollar that is named after the amount: `$1,000 Australian dollars`. */
function findDollarName(rest: string): string | undefined {
  const name = dollarName.exec(rest)?.[1];
  return name && findCurrencyName(`${name} dollar`);
}

function listMarkedAfter(text: string, dollar: string): readonly FoundMoney[] {
  return [...text.matchAll(markedAfter)].flatMap((match) => {
    const [whole, digits = '', scale, mark = ''] = match;
    const to = match.index + whole.length;
    if (isNegative(text, match.index, to)) return [];
    return createMoney(text, { from: match.index, to, mark, digits, scale, dollar });
  });
}

/** Amounts beside a currency's name: `5,000 euros`, `five million dollars`, `US dollars five million (`. */
function listNamed(text: string, dollar: string): readonly FoundMoney[] {
  return listCurrencyNames(text, dollar).flatMap(({ from, to, currency }) => {
    const before = text.slice(Math.max(0, from - longestWords), from);
    if (
      /^ (?:amounts?|values?|sizes?|volumes?|figures?|denominat\w+|stores?|signs?|limits?|terms|for dollar)\b/i.test(
        text.slice(to, to + 16),
      )
    )
      return [];
    const inFigures = figureBefore.exec(before);
    if (inFigures) {
      const [whole, digits = '', scale] = inFigures;
      const start = from - whole.length;
      if (isNegative(text, start, to)) return [];
      return createMoney(text, { from: start, to, mark: currency, digits, scale, dollar });
    }
    const spelled = wordsBefore.exec(before)?.[0];
    const afterName = currency === 'INR' ? rupeesAfter : wordsAfter;
    const following = spelled ? undefined : afterName.exec(text.slice(to, to + longestWords))?.[0];
    const amount = parseAmountWords((spelled ?? following ?? '').replace(/ only$/i, '').trim());
    if (amount === undefined || amount === 0) return [];
    return [
      { from: from - (spelled?.length ?? 0), to: to + (following?.length ?? 0), amount, currency },
    ];
  });
}

function listCents(text: string, dollar: string): readonly FoundMoney[] {
  return [...text.matchAll(cents)].flatMap((match) => {
    const count = match[1] ? parseFigure(match[1], dollar) : parseAmountWords(match[2] ?? '');
    if (count === undefined) return [];
    const to = match.index + match[0].length;
    return [{ from: match.index, to, amount: round(count / 100), currency: dollar }];
  });
}

interface WrittenAmount {
  readonly from: number;
  readonly to: number;
  readonly mark: string;
  readonly digits: string;
  readonly scale: string | undefined;
  readonly dollar: string;
}

/** The amount, its span grown over the same amount in words around it. */
function createMoney(text: string, written: WrittenAmount): readonly FoundMoney[] {
  const { from, to, mark, digits, scale = '', dollar } = written;
  const guess = findCurrency(mark, { amount: Number.POSITIVE_INFINITY, dollar });
  const value = guess && parseFigure(digits, guess);
  if (value === undefined || value === '' || isBlank(text.slice(to, to + 3))) return [];
  const amount = round(value * getMagnitude(scale));
  const currency = findCurrency(mark, { amount, dollar });
  if (currency === undefined) return [];
  const span = growOverWords(text, { from, to });
  const isOpen =
    scale === '' && isOpenFigure(digits, currency) && span.from === from && span.to === to;
  return [{ ...span, amount, currency, ...(isOpen && { isOpen }) }];
}

function growOverWords(
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
): { readonly from: number; readonly to: number } {
  const before = text.slice(Math.max(0, from - longestWords), from);
  const outside = /\( ?$/.test(before) ? wordsOutside.exec(before)?.[0] : undefined;
  if (outside !== undefined && !notCurrencyWord.test(outside)) {
    const close = /^ ?\)/.exec(text.slice(to, to + 2))?.[0].length ?? 0;
    return { from: from - outside.length, to: to + close };
  }
  const inside = wordsInside.exec(text.slice(to, to + longestWords))?.[0] ?? '';
  return { from, to: to + (notCurrencyWord.test(inside) ? 0 : inside.length) };
}

/** In `$10 to $20 million` both are millions. */
function findScaleOfRange(rest: string, digits: string): string | undefined {
  if (/[,' ]/.test(digits) || Number(digits) >= 1000) return undefined;
  return /^ ?(?:-|to) ?(?:\D{0,4}\d[\d.]*) ?(million|billion|thousand)\b/i.exec(rest)?.[1];
}

function isBlank(rest: string): boolean {
  return /^[,.]?(?:__|\*\*|\[[*_\u25cf\u2022])/.test(rest);
}

function isNegative(text: string, from: number, to: number): boolean {
  const before = text.slice(Math.max(0, from - 3), from);
  if (/(?:^|[\s(])-$/.test(before)) return true;
  // A table brackets what it subtracts; a sentence brackets the figure after its words.
  return /(?:^|[\d)|] ?)\($/.test(before) && text[to] === ')';
}

/** Millionths are kept, which rates such as `$0.000125` need; what arithmetic adds beyond them is not. */
function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** An amount as displayed, for example `USD 120,000.00`; parts of a cent are shown where there are any. */
export function formatMoney(amount: number, currency: string): string {
  const [whole = '0', decimals = ''] = amount.toFixed(6).split('.');
  return `${currency} ${whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}.${decimals.replace(/0{1,4}$/, '')}`;
}
