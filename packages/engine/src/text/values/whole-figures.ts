import { findCurrency, isLocalMark } from './currencies.ts';
import { type DecimalMark, type Digits, getGroupMarks, readDigits } from './digits.ts';

/** A number with its sign and unit, as the words of a cell state it. */
export interface WholeFigure {
  /** Absent where the marks between the digits make no number. */
  readonly digits: Digits | undefined;
  readonly isNegative: boolean;
  /** What it counts; absent beside a unit that is neither a currency nor percent. */
  readonly unit: 'number' | 'money' | 'percent' | undefined;
}

const pattern =
  /^(\(?)([^\d(),.+−-]{0,6}?)\s?([-+−–]?)\s?([^\d(),.+−-]{0,6}?)\s?(\d[\d.,'’\s]{0,30})(-?)\s?([^\d(),.+-]{0,6})(\)?)$/u;

/**
 * Reads words that are a number and nothing else, as in a cell of a table: `(1,234.50)`, `$ 5.00`, `12-`, `45 %`.
 * Nothing for other words; `doubtful` for numbers with one bracket, with two units or with zeros before them, as
 * `00123`, which name something and count nothing.
 */
export function readWholeFigure(
  words: string,
  mark: DecimalMark,
): WholeFigure | 'doubtful' | undefined {
  const match = pattern.exec(words);
  if (match === null) return undefined;
  const [, open, before = '', minus = '', between = '', row = '', minusAfter, unit = '', close] =
    match;
  const units = [before, between, unit].map((part) => part.trim()).filter((part) => part !== '');
  const isWhole = (open === '(') === (close === ')') && units.length <= 1;
  if (!isWhole || /^0\d/.test(row)) return 'doubtful';
  return {
    digits: readDigits(row.trim(), getGroupMarks(mark)),
    isNegative: open === '(' || /[-−–]/.test(minus) || minusAfter === '-',
    unit: readUnit(units[0]),
  };
}

/** The words of a figure without their digits, before and after: `$` and nothing, nothing and ` €`. */
export function listUnits(words: string): { readonly before: string; readonly after: string } {
  const match =
    /^([^\d(),.+−-]{0,6})[-+−(]?[^\d(),.]{0,3}?\d[\d.,'’\s]*?(\s?[^\d(),.\s+-]{0,6})[-)]?$/u.exec(
      words.replace(/^[-+−(]\s?/, ''),
    );
  return { before: match?.[1] ?? '', after: match?.[2] ?? '' };
}

function readUnit(unit: string | undefined): WholeFigure['unit'] {
  if (unit === undefined) return 'number';
  if (unit === '%') return 'percent';
  const code = findCurrency(unit, { amount: Number.POSITIVE_INFINITY, dollar: 'USD' });
  return code !== undefined || isLocalMark(unit) ? 'money' : undefined;
}
