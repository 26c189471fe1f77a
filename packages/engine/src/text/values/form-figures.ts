import { formMarks } from './currencies.ts';
import { type Decimal, parseDecimal } from './decimal.ts';
import { getGroupMarks, readDigits } from './digits.ts';
import type { NumberStyle } from './number-style.ts';

/** A number in digits, where it stands. */
export interface FormFigure {
  readonly from: number;
  readonly to: number;
  readonly value: Decimal;
  /** Whether it has two decimals, or the sign or code of a currency beside it. */
  readonly isMoney: boolean;
  readonly isPercent: boolean;
  /** The sign or code beside it. */
  readonly mark: string | undefined;
}

const digits =
  "\\d{1,3}(?:[ \\u00A0\\u202F]\\d{3}){1,5}(?:[.,]\\d{1,4})?(?!\\d)|\\d{1,3}(?:['’]\\d{3}){1,5}(?:[.,]\\d{1,4})?|\\d[\\d.,]{0,24}\\d|\\d";
const pattern = new RegExp(
  `(${formMarks}[ \\u00A0:]{0,2})?([-−–]?)(?<![\\p{L}\\d/_#]|\\d:)(${digits})(?![\\p{L}\\d_]*\\d)(,-{1,2}|\\.-|-(?!\\d))?([ \\u00A0]?(?:%|${formMarks}))?`,
  'gu',
);

/**
 * Every number in digits of a form such as an invoice, in any country's writing. Versions and numbers that hold letters
 * are none.
 */
export function listFormFigures(text: string, style: NumberStyle): readonly FormFigure[] {
  return [...text.matchAll(pattern)].flatMap((match) => readMatch(text, match, style));
}

function readMatch(
  text: string,
  match: RegExpMatchArray,
  style: NumberStyle,
): readonly FormFigure[] {
  const [whole, before = '', sign = '', row = '', dash = '', after = ''] = match;
  const start = match.index ?? 0;
  const from = start + before.length;
  const next = text[start + whole.length] ?? '';
  if (after === '' && /[/_:]/.test(next) && /\d/.test(text[start + whole.length + 1] ?? ''))
    return [];
  const parts = style.hasBlanks ? [row] : row.split(/[ \u00A0\u202F]/);
  let at = from + sign.length;
  return parts.flatMap((part, index) => {
    const isLast = index === parts.length - 1;
    const value = parseFormFigure(part, style);
    const partStart = at;
    at += part.length + 1;
    if (value === undefined) return [];
    const mark = (index === 0 ? before : '').trim() || (isLast ? after : '').trim();
    const isNegative =
      (index === 0 && sign !== '' && !/\d$/.test(text.slice(0, from))) || (isLast && dash === '-');
    const isPercent = isLast && /%$/.test(after);
    const hasDecimals = /[.,]\d{2}$/.test(part) || (isLast && dash.length > 1);
    return [
      {
        from: index === 0 && before !== '' ? start : index === 0 && sign !== '' ? from : partStart,
        to: isLast ? start + whole.length : partStart + part.length,
        value: isNegative ? { units: -value.units, scale: value.scale } : value,
        isMoney: !isPercent && (hasDecimals || (mark !== '' && mark !== '%')),
        isPercent,
        mark: mark === '' || mark === '%' ? undefined : mark,
      },
    ];
  });
}

function parseFormFigure(row: string, { decimalMark }: NumberStyle): Decimal | undefined {
  const digits = readDigits(row, getGroupMarks(decimalMark));
  return digits && parseDecimal(`${digits.whole}.${digits.fraction}`);
}
