import type { DecimalMark } from './digits.ts';

/** How a document writes its numbers. */
export interface NumberStyle {
  readonly decimalMark: DecimalMark;
  /** Whether a blank may separate thousands. */
  readonly hasBlanks: boolean;
}

/** In characters: longer cells hold no single number. */
const longestCell = 40;

/** Finds how a text writes its numbers from those with two decimals. */
export function findNumberStyle(text: string): NumberStyle {
  const commas =
    text.match(/(?<![\d.,])\d{1,3}(?:[. \u00A0\u202F]?\d{3}){0,5},\d{2}(?![\d.,]\d)/g)?.length ?? 0;
  const points =
    text.match(/(?<![\d.,])\d{1,3}(?:[, \u00A0\u202F']?\d{3}){0,5}\.\d{2}(?![\d.,]\d)/g)?.length ??
    0;
  const isGrouped = /\d\.\d{3},\d{2}(?!\d)|\d,\d{3}\.\d{2}(?!\d)/.test(text);
  return { decimalMark: commas > points ? ',' : '.', hasBlanks: !isGrouped };
}

/** Finds the decimal mark from cells whose number leaves no doubt: `1.5` has one, `1.500` may have none. */
export function findDecimalMark(cells: readonly string[]): DecimalMark {
  let commas = 0;
  for (const words of cells) {
    if (words.length > longestCell) continue;
    if (/\d\.\d{3},\d|^[^\d]*\d+,(?:\d{1,2}|\d{4,})(?!\d)[^\d]*$/.test(words)) commas += 1;
    else if (/\d,\d{3}\.\d|^[^\d]*\d+\.(?:\d{1,2}|\d{4,})(?!\d)[^\d]*$/.test(words)) commas -= 1;
  }
  return commas > 0 ? ',' : '.';
}
