import type { Cell } from '@clauselight/schema';
import { findCurrency } from '../../text/values/currencies.ts';
import { isUnclearDate, readCellDate } from './cell-dates.ts';
import type { CellKind, DataCell } from './data-table.ts';
import { type Figure, fromNumber, toNumber } from './figure.ts';

/** The mark before the decimals of a table's figures. */
type DecimalMark = '.' | ',';

/** How a document writes its values. */
export interface CellStyle {
  readonly mark: DecimalMark;
  /** Whether `null` is a value like any other, as in data files. */
  readonly hasNull: boolean;
}

/** Names under which sheets and programmes show that a value could not be had. */
export const errorValue =
  /^(?:#(?:REF!|DIV\/0!|N\/A|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!|ERROR!|BEZUG!|WERT!|NV|ZAHL!)|NaN|null|undefined|\[object Object\]|[+-]?Infinity)$/i;
const missingValue =
  /^(?:n\.?\/?a\.?|none|nil|unknown|not available|not applicable|no data|missing|tbd|tba|-{1,3}|–|—|\.{1,3}|\?{1,3}|k\.? ?a\.?|[:*]{1,2}|absent|excused|pending)$/i;
const longestFigure = 40;
const figurePattern =
  /^(\(?)([^\d(),.+−-]{0,6}?)\s?([-+−–]?)\s?([^\d(),.+−-]{0,6}?)\s?(\d[\d.,'’\s]{0,30})(-?)\s?([^\d(),.+-]{0,6})(\)?)$/u;
/** Signs of currencies that no English contract names. */
const localUnit = /^(?:[A-Z]{0,3}\p{Sc}|kr\.?|zł|Kč|Ft|lei|Fr\.|Rs\.?|RM|R|R\$)$/u;
/** `R001` and `A17` name things, whatever currency R may be. */
const codePattern = /^[A-Z]{1,3}\d+$/;

/** Reads a cell: by what the file says of it, and by its words where the file says nothing. */
export function readCell(text: string, cell: Cell, { mark, hasNull }: CellStyle): DataCell {
  const words = text.slice(cell.start, cell.end);
  const { start, end } = cell;
  if (words === '' || words.trim() === '') return { start, end, words: '', kind: 'empty' };
  const plainFigure = cell.type === 'number' ? readPlainFigure(words, cell.value) : undefined;
  if (plainFigure !== undefined) return { start, end, words, kind: 'number', figure: plainFigure };
  if (hasNull && /^(?:null|\[\]|\{\})$/.test(words)) return { start, end, words, kind: 'missing' };
  const plain = classifyWords(words);
  if (plain !== undefined) return { start, end, words, kind: plain };
  if (cell.type === 'boolean' || /^(?:true|false|yes|no|ja|nein)$/i.test(words))
    return { start, end, words, kind: 'boolean' };
  if (cell.type === 'time') return { start, end, words, kind: 'time' };
  if (cell.type === 'date' && typeof cell.value === 'string')
    return { start, end, words, kind: 'date', date: cell.value.slice(0, 10) };
  if (cell.type === 'date') return { start, end, words, kind: 'date' };
  if (!/\d/.test(words) || words.length > longestFigure)
    return { start, end, words, ...readDate(words) };
  const figure = codePattern.test(words) ? undefined : readFigureCell(words, cell, mark);
  if (figure === undefined) return { start, end, words, ...readDate(words) };
  const isTextNumber = cell.type === 'text' && typeof cell.value !== 'number';
  const read = { start, end, words, kind: figure.kind, figure: figure.figure };
  return isTextNumber ? { ...read, isTextNumber } : read;
}

/** The words of a figure without their digits, before and after: `$` and nothing, nothing and ` €`. */
export function listUnits(words: string): { readonly before: string; readonly after: string } {
  const match =
    /^([^\d(),.+−-]{0,6})[-+−(]?[^\d(),.]{0,3}?\d[\d.,'’\s]*?(\s?[^\d(),.\s+-]{0,6})[-)]?$/u.exec(
      words.replace(/^[-+−(]\s?/, ''),
    );
  return { before: match?.[1] ?? '', after: match?.[2] ?? '' };
}

/** Finds the decimal mark of figures that leave no doubt: 1.5 has one, 1.500 may have none. */
export function findDecimalMark(samples: readonly string[]): DecimalMark {
  let commas = 0;
  for (const words of samples) {
    if (words.length > longestFigure) continue;
    if (/\d\.\d{3},\d|^[^\d]*\d+,(?:\d{1,2}|\d{4,})(?!\d)[^\d]*$/.test(words)) commas += 1;
    else if (/\d,\d{3}\.\d|^[^\d]*\d+\.(?:\d{1,2}|\d{4,})(?!\d)[^\d]*$/.test(words)) commas -= 1;
  }
  return commas > 0 ? ',' : '.';
}

/** Bare digits that the file calls a number: the most frequent of cells, and quick to read. */
function readPlainFigure(words: string, value: Cell['value']): Figure | undefined {
  if (typeof value !== 'number' || words.length > 15 || /e/i.test(words) || Number(words) !== value)
    return undefined;
  const at = words.indexOf('.');
  if (at < 0)
    return Number.isSafeInteger(value) ? { units: value, scale: 0, shownScale: 0 } : undefined;
  const scale = words.length - at - 1;
  const units = Number(words.slice(0, at) + words.slice(at + 1));
  return Number.isSafeInteger(units) ? { units, scale, shownScale: scale } : undefined;
}

function classifyWords(words: string): CellKind | undefined {
  const first = words.charCodeAt(0);
  if (words.length > 20 || (first >= 0x31 && first <= 0x39)) return undefined;
  if (errorValue.test(words)) return 'error';
  return missingValue.test(words) ? 'missing' : undefined;
}

function readDate(words: string): { readonly kind: CellKind; readonly date?: string } {
  const date = readCellDate(words);
  if (date === undefined && isUnclearDate(words)) return { kind: 'date' };
  return date === undefined ? { kind: 'text' } : { kind: 'date', date };
}

interface FigureCell {
  readonly kind: 'number' | 'money' | 'percent';
  readonly figure: Figure;
}

function readFigureCell(words: string, cell: Cell, mark: DecimalMark): FigureCell | undefined {
  const match = figurePattern.exec(words);
  const { type, value } = cell;
  if (match === null) return createStored(cell, undefined);
  const [, open, before = '', minus = '', between = '', digits = '', behind, unit = '', close] =
    match;
  const units = [before, between, unit].map((part) => part.trim()).filter((part) => part !== '');
  const isNegative = open === '(' || /[-−–]/.test(minus) || behind === '-';
  if ((open === '(') !== (close === ')') || units.length > 1) return undefined;
  const parsed = parseDigits(digits.trim(), mark);
  if (isCode(digits)) return undefined;
  if (typeof value === 'number' && type !== undefined && type !== 'text')
    return createStored(cell, isNegative && parsed ? { ...parsed, units: -parsed.units } : parsed);
  const kind = getKind(units[0]);
  if (kind === undefined || parsed === undefined) return undefined;
  return { kind, figure: isNegative ? { ...parsed, units: -parsed.units } : parsed };
}

/** 00123 names something and counts nothing, whatever stands before it. */
function isCode(digits: string): boolean {
  return /^0\d/.test(digits);
}

function getKind(unit: string | undefined): FigureCell['kind'] | undefined {
  if (unit === undefined) return 'number';
  if (unit === '%') return 'percent';
  const code = findCurrency(unit, { amount: Number.POSITIVE_INFINITY, dollar: 'USD' });
  return code !== undefined || localUnit.test(unit) ? 'money' : undefined;
}

/** What the file stores, which may have more decimals than are shown. */
function createStored({ type, value }: Cell, shown: Figure | undefined): FigureCell | undefined {
  if (typeof value !== 'number') return undefined;
  const isPercent = type === 'percent';
  const stored = isPercent ? Number((value * 100).toPrecision(15)) : value;
  const isShownWhole = shown !== undefined && toNumber(shown) === stored;
  const figure = isShownWhole ? shown : fromNumber(stored, Math.min(shown?.shownScale ?? 0, 12));
  if (figure === undefined) return undefined;
  return { kind: isPercent ? 'percent' : type === 'currency' ? 'money' : 'number', figure };
}

/** Digits with their marks: `1,234.50`, `1.234,50`, `1'234.50`. */
function parseDigits(digits: string, mark: DecimalMark): Figure | undefined {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const decimal = findMark(digits, last, mark);
  const whole = decimal === undefined ? digits : digits.slice(0, last);
  const fraction = decimal === undefined ? '' : digits.slice(last + 1);
  if (!/^\d+$/.test(whole) && !/^\d{1,3}(?:([\s.,'’])\d{3})(?:\1\d{3})*$/.test(whole))
    return undefined;
  if (decimal !== undefined && !/^\d+$/.test(fraction)) return undefined;
  const plain = `${whole.replace(/\D/g, '')}${fraction}`;
  if (plain.length > 15) return undefined;
  return { units: Number(plain), scale: fraction.length, shownScale: fraction.length };
}

function findMark(digits: string, last: number, mark: DecimalMark): string | undefined {
  if (last < 0) return undefined;
  const sign = digits.charAt(last);
  const other = sign === '.' ? ',' : '.';
  if (digits.includes(other)) return sign;
  if (digits.indexOf(sign) !== last) return undefined;
  const isDoubtful = digits.length - last === 4 && /^[1-9]\d{0,2}$/.test(digits.slice(0, last));
  return isDoubtful && sign !== mark ? undefined : sign;
}
