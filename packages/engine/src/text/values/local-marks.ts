import { figure, parseFigure } from './figures.ts';
import { getMagnitude, moneyMagnitudeWords } from './magnitudes.ts';

/** An amount with a short mark that its own country alone uses. */
interface LocalAmount {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
  /** ISO 4217 code. */
  readonly currency: string;
}

/**
 * Marks before a figure. They are also initials, and names of rooms, parts and resistors, so the figure needs thousands or
 * cents that are set apart: `R148 500`, `RM 2,500.00`.
 */
const marksBefore: Readonly<Record<string, string>> = { R: 'ZAR', RM: 'MYR', Rp: 'IDR' };
/** Marks after a figure. The forint's is a foot in English, so it needs thousands that are set apart. */
const marksAfter: Readonly<Record<string, string>> = {
  zł: 'PLN',
  złotych: 'PLN',
  Kč: 'CZK',
  lei: 'RON',
};

const multiple = `(?:[ -]?(${moneyMagnitudeWords})(?![\\w&]))?`;
const notWithin = "(?<![\\p{L}\\d.,$'’/-])";
/** Much faster than looking for amounts. */
const hasMark = /zł|Kč|(?<!\p{L})(?:lei|[Kk]r)(?!\p{L})|(?<!\p{L})R[Mp]?\.? ?\d/u;
const before = new RegExp(`${notWithin}(R|RM|Rp\\.?) ?${figure}${multiple}`, 'gu');
const after = new RegExp(
  `${notWithin}(?<!\\d )${figure}${multiple} ?(zł|złotych|Kč|lei)(?!\\p{L})`,
  'gu',
);
const crownBefore = new RegExp(`${notWithin}[Kk]r\\.? ?${figure}(?:,-)?${multiple}`, 'gu');
const crownAfter = new RegExp(
  `${notWithin}(?<!\\d )${figure}(?:,-)?${multiple} ?[Kk]r(?!\\p{L})\\.?`,
  'gu',
);
/** Thousands or hundredths that are set apart by a mark. */
const isSetApart = /\d[ .,'’]\d{3}(?!\d)|\d[.,]\d{2}$/;

/**
 * Lists amounts with a short mark of their own country: `R148 500`, `RM 2,500`, `12 500 kr`. `crown` is the currency of
 * `kr`; without it nothing in `kr` is listed, since four countries use it.
 */
export function listLocalAmounts(text: string, crown: string | undefined): readonly LocalAmount[] {
  if (!hasMark.test(text)) return [];
  const found = [
    ...[...text.matchAll(before)].flatMap((match) => {
      const [, mark = '', digits = '', scale] = match;
      const isMoney = isSetApart.test(digits) || scale !== undefined;
      return isMoney ? toAmount(match, marksBefore[mark.replace('.', '')], digits, scale) : [];
    }),
    ...[...text.matchAll(after)].flatMap((match) => {
      const [, digits = '', scale, mark = ''] = match;
      return toAmount(match, marksAfter[mark], digits, scale);
    }),
  ];
  if (crown === undefined) return found;
  const crowns = [...text.matchAll(crownBefore), ...text.matchAll(crownAfter)];
  return [...found, ...crowns.flatMap((match) => toAmount(match, crown, match[1] ?? '', match[2]))];
}

function toAmount(
  match: RegExpExecArray,
  currency: string | undefined,
  digits: string,
  scale = '',
): readonly LocalAmount[] {
  const value = currency && parseFigure(digits, currency);
  if (!currency || value === undefined || value === '') return [];
  const amount = Math.round(value * getMagnitude(scale) * 1e6) / 1e6;
  return [{ from: match.index, to: match.index + match[0].length, amount, currency }];
}
