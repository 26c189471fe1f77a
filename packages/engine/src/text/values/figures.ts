import { readDigits } from './digits.ts';

/** Source of a pattern for a figure with its marks of grouping and decimals; it captures the figure. */
export const figure =
  "(\\d{1,3}(?: \\d{3})+(?:[.,]\\d{2}(?![\\d,.]*\\d)|(?![\\d,.]\\d|\\d))|\\.?\\d(?:[\\d,.'’]*\\d)?)";

const groupsByPoint = new Set(
  'EUR CHF DKK SEK NOK PLN BRL TRY CZK HUF RON IDR VND COP CLP ARS'.split(' '),
);

/** Mistyped figures whose meaning is unclear, `1,2345` and `3000,000`, and measurements with many decimals. */
const unclear = /,\d{4}|\d{4},\d{3}$|\.\d{7}/;

/** The number a figure of English text states, its thousands separated by one of the marks; nothing for other words. */
export function parseEnglishFigure(words: string, groupMarks: string): number | undefined {
  const digits = unclear.test(words) ? undefined : readDigits(words, groupMarks);
  return digits && Number(`${digits.whole}.${digits.fraction}`);
}

/**
 * Whether a figure may be read in two ways that differ by a thousand: `1.500` in a currency of countries that write
 * thousands with a comma.
 */
export function isOpenFigure(words: string, currency: string): boolean {
  return /^[1-9]\d{0,2}\.\d{3}$/.test(words) && !groupsByPoint.has(currency);
}

/**
 * The number a figure of English text states. A single group after a point, `1.234`, is thousands only in currencies
 * of countries that write them so.
 */
export function parseFigure(words: string, currency: string): number | undefined {
  return parseEnglishFigure(words, groupsByPoint.has(currency) ? '.,' : ',');
}
