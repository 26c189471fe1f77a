import type { Cell } from '@clauselight/schema';
import type { DecimalMark, Digits } from '../../text/values/digits.ts';
import { readWholeDate } from '../../text/values/whole-dates.ts';
import { readWholeFigure } from '../../text/values/whole-figures.ts';
import type { CellKind, DataCell } from './data-table.ts';
import { type Figure, fromNumber, toNumber } from './figure.ts';

/** How a document writes its values. */
export interface CellStyle {
  readonly mark: DecimalMark;
  /** Whether `null` is a value like any other, as in data files. */
  readonly hasNull: boolean;
}

/** What spreadsheets and programs show instead of a value that they could not compute. */
export const errorValue =
  /^(?:#(?:REF!|DIV\/0!|N\/A|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!|ERROR!|BEZUG!|WERT!|NV|ZAHL!)|NaN|null|undefined|\[object Object\]|[+-]?Infinity)$/i;
const missingValue =
  /^(?:n\.?\/?a\.?|none|nil|unknown|not available|not applicable|no data|missing|tbd|tba|-{1,3}|–|—|\.{1,3}|\?{1,3}|k\.? ?a\.?|[:*]{1,2}|absent|excused|pending)$/i;
const longestFigure = 40;
/** `R001` and `A17` are names, although R is also a currency. */
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
  const found = readWholeDate(words);
  return found === undefined ? { kind: 'text' } : { kind: 'date', ...found };
}

interface FigureCell {
  readonly kind: 'number' | 'money' | 'percent';
  readonly figure: Figure;
}

function readFigureCell(words: string, cell: Cell, mark: DecimalMark): FigureCell | undefined {
  const found = readWholeFigure(words, mark);
  const { type, value } = cell;
  if (found === undefined) return createStored(cell, undefined);
  if (found === 'doubtful') return undefined;
  const shown = found.digits && toFigure(found.digits, found.isNegative);
  if (typeof value === 'number' && type !== undefined && type !== 'text')
    return createStored(cell, shown);
  return found.unit === undefined || shown === undefined
    ? undefined
    : { kind: found.unit, figure: shown };
}

/** Nothing for more than fifteen digits: spreadsheets do not compute with more. */
function toFigure({ whole, fraction }: Digits, isNegative: boolean): Figure | undefined {
  const digits = `${whole}${fraction}`;
  if (digits.length > 15) return undefined;
  const units = Number(digits);
  const scale = fraction.length;
  return { units: isNegative ? -units : units, scale, shownScale: scale };
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
