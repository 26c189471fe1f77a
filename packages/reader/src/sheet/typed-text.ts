import type { CellFacts } from '../source/draft.ts';
import { isCurrencySign } from './format-code.ts';
import { findTextDate, findTextTime } from './text-dates.ts';

/** How a file of plain words writes figures and dates. */
export interface Conventions {
  readonly decimal: '.' | ',';
  /** Whether the day or the month comes first in 03/04/2024; undefined if the file does not show it. */
  readonly dateOrder?: 'day' | 'month';
}

/** A word longer than this is no figure and no date. */
const longest = 40;
/** A number with more digits is an identifier and not a quantity. */
const mostDigits = 15;

/** What the words of a cell say it holds: a number, money, a share, a date, a time, a truth, or words. */
export function describeText(text: string, conventions: Conventions): CellFacts {
  if (text === '') return {};
  if (text.length > longest) return { type: 'text' };
  if (/^(true|false)$/i.test(text)) return { type: 'boolean', value: /^true$/i.test(text) };
  if (!/\d/.test(text)) return { type: 'text' };
  const power = /^[+-]?\d(?:\.\d+)?E[+-]?\d{1,3}$/i.test(text) ? Number(text) : Number.NaN;
  if (Number.isFinite(power)) return { type: 'number', value: power };
  return (
    findAmount(text, conventions) ??
    findTextDate(text, conventions.dateOrder) ??
    findTextTime(text) ?? { type: 'text' }
  );
}

/** Finds out from a sample of cells how figures and dates are written. */
export function detectConventions(cells: Iterable<string>): Conventions {
  const points = { '.': 0, ',': 0 };
  const orders = { day: 0, month: 0 };
  for (const text of cells) {
    if (text.length > longest || !/\d/.test(text)) continue;
    const mark = findCertainDecimal(getFigures(text)?.figures ?? '');
    if (mark !== undefined) points[mark] += 1;
    const [, first, second] = /^(\d{1,2})[/-](\d{1,2})[/-]\d{2,4}\b/.exec(text) ?? [];
    if (Number(first) > 12) orders.day += 1;
    if (Number(second) > 12) orders.month += 1;
  }
  const order =
    orders.day === orders.month ? undefined : orders.day > orders.month ? 'day' : 'month';
  return {
    decimal: points[','] > points['.'] ? ',' : '.',
    ...(order === undefined ? {} : { dateOrder: order }),
  };
}

interface Figures {
  readonly figures: string;
  readonly isNegative: boolean;
  /** What is before or after: a currency, a percent sign. */
  readonly sign: string;
}

const amount =
  /^(\(?)([^\d(),.-]{0,6}?)\s*([-+−]?)\s*([^\d(),.-]{0,6}?)\s*(\d[\d.,'’\s]*)\s*(-?)([^\d(),.-]{0,6}\.?)(\)?)$/u;

function getFigures(text: string): Figures | undefined {
  const match = amount.exec(text);
  if (match === null) return undefined;
  const [, open, before = '', minus = '', between = '', figures = '', after, unit = '', close] =
    match;
  if ((open === '(') !== (close === ')')) return undefined;
  const isNegative = open === '(' || minus === '-' || minus === '−' || after === '-';
  const signs = [before, between, unit].map((sign) => sign.trim()).filter((sign) => sign !== '');
  if (signs.length > 1) return undefined;
  return { figures: figures.trim(), isNegative, sign: signs[0] ?? '' };
}

function findAmount(text: string, { decimal }: Conventions): CellFacts | undefined {
  const found = getFigures(text);
  // +44 20 7946 0018 is called, not counted.
  if (found === undefined || /^\+.*\s/.test(text)) return undefined;
  const { figures, isNegative, sign } = found;
  const type = getType(sign);
  const number = type === undefined ? undefined : parseFigures(figures, decimal);
  if (type === undefined || number === undefined) return undefined;
  // 00123 is a code; so is a row of digits longer than any sum.
  if (type === 'number' && /^0\d/.test(figures)) return undefined;
  const value = isNegative ? -number : number;
  return { type, value: type === 'percent' ? Number((value / 100).toPrecision(15)) : value };
}

function getType(sign: string): 'number' | 'currency' | 'percent' | undefined {
  if (sign === '') return 'number';
  if (sign === '%') return 'percent';
  return isCurrencySign(sign) ? 'currency' : undefined;
}

/** Parses a number: 1,234.50 and 1.234,50 and 1'234.50; undefined if it is none. */
function parseFigures(figures: string, decimal: '.' | ','): number | undefined {
  const mark = findCertainDecimal(figures) ?? decimal;
  const thousands = mark === '.' ? ',' : '.';
  const [whole = '', fraction, ...more] = figures.split(mark);
  if (more.length > 0) return undefined;
  const isPlain = /^\d+$/.test(whole);
  const isGrouped = new RegExp(`^\\d{1,3}([\\s'’${thousands}]\\d{3})+$`).test(whole);
  if (!isPlain && !isGrouped) return undefined;
  if (fraction !== undefined && !/^\d+$/.test(fraction)) return undefined;
  const digits = whole.replace(/\D/g, '');
  if (digits.length + (fraction?.length ?? 0) > mostDigits) return undefined;
  return Number(`${digits}.${fraction ?? '0'}`);
}

/** The mark before the fraction if there is no doubt which it is: 1.5 has one, 1.500 may have none. */
function findCertainDecimal(figures: string): '.' | ',' | undefined {
  const marks: readonly string[] = figures.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return undefined;
  if (marks.includes('.') && marks.includes(',')) return last === '.' ? '.' : ',';
  const other = last === '.' ? ',' : '.';
  if (marks.length > 1) return other;
  const [whole = '', fraction = ''] = figures.split(last);
  const isDoubtful = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  return isDoubtful ? undefined : last === '.' ? '.' : ',';
}
