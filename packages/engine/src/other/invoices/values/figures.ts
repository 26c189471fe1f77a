import { type Decimal, parseDecimal } from './decimal.ts';
import { fold } from './fold.ts';

/** A number in digits, where it stands. */
export interface Figure {
  readonly from: number;
  readonly to: number;
  readonly value: Decimal;
  /** Whether it is written with two decimals, or a sign or code of a currency stands beside it. */
  readonly isMoney: boolean;
  readonly isPercent: boolean;
  /** The sign or code beside it. */
  readonly mark: string | undefined;
}

/** How a document writes its numbers. */
export interface FigureStyle {
  readonly decimalMark: '.' | ',';
  /** Whether a blank may part thousands. */
  readonly hasBlanks: boolean;
}

const marks =
  '(?:US\\$|CA\\$|AU\\$|HK\\$|NZ\\$|R\\$|S\\$|A\\$|C\\$|[$€£¥₹₽₺₪₩฿₱₴]|(?:EUR|USD|GBP|CHF|PLN|CZK|SEK|NOK|DKK|HUF|RON|BGN|TRY|CAD|AUD|NZD|SGD|HKD|INR|JPY|CNY|BRL|MXN|ZAR|AED|MYR|THB|IDR|PHP|ILS|UAH|RUB|RM|Rs|INR|Euro|euros?|kr|zł|zl|Kč|Ft|lei|Fr)(?![\\p{L}\\d])\\.?)';
const digits =
  "\\d{1,3}(?:[ \\u00A0\\u202F]\\d{3}){1,5}(?:[.,]\\d{1,4})?(?!\\d)|\\d{1,3}(?:['’]\\d{3}){1,5}(?:[.,]\\d{1,4})?|\\d[\\d.,]{0,24}\\d|\\d";
const pattern = new RegExp(
  `(${marks}[ \\u00A0:]{0,2})?([-−–]?)(?<![\\p{L}\\d/_#]|\\d:)(${digits})(?![\\p{L}\\d_]*\\d)(,-{1,2}|\\.-|-(?!\\d))?([ \\u00A0]?(?:%|${marks}))?`,
  'gu',
);

/** Reads how a text writes its numbers from the sums in it with two decimals. */
export function findFigureStyle(text: string): FigureStyle {
  const commas =
    text.match(/(?<![\d.,])\d{1,3}(?:[. \u00A0\u202F]?\d{3}){0,5},\d{2}(?![\d.,]\d)/g)?.length ?? 0;
  const points =
    text.match(/(?<![\d.,])\d{1,3}(?:[, \u00A0\u202F']?\d{3}){0,5}\.\d{2}(?![\d.,]\d)/g)?.length ??
    0;
  const isGrouped = /\d\.\d{3},\d{2}(?!\d)|\d,\d{3}\.\d{2}(?!\d)/.test(text);
  return { decimalMark: commas > points ? ',' : '.', hasBlanks: !isGrouped };
}

/** Every number of a text in digits. Dates, versions and numbers that hold letters are none. */
export function listFigures(text: string, style: FigureStyle): readonly Figure[] {
  return [...text.matchAll(pattern)].flatMap((match) => readMatch(text, match, style));
}

function readMatch(text: string, match: RegExpMatchArray, style: FigureStyle): readonly Figure[] {
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
    const value = parseFigure(part, style);
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

/** The number that digits with marks between them mean: `1.234,56`, `1,234`, `1'000.00`, `1 234,5`. */
export function parseFigure(row: string, { decimalMark }: FigureStyle): Decimal | undefined {
  const words = fold(row).replace(/[ ']/g, '');
  const seen = words.replace(/\d/g, '');
  if (/[.,]{2}/.test(words)) return undefined;
  if (seen === '') return parseDecimal(words);
  const last = seen.at(-1) ?? '';
  const tail = words.length - 1 - words.lastIndexOf(last);
  const others = seen.slice(0, -1);
  // A mark that recurs parts thousands; the last of two different ones is the decimal mark.
  if (others !== '' && others.includes(last))
    return isGrouped(words) ? parseDecimal(words.replace(/[.,]/g, '')) : undefined;
  const isDecimal = others !== '' || tail !== 3 || last === decimalMark || words.startsWith('0');
  if (!isDecimal) return parseDecimal(words.replace(/[.,]/g, ''));
  const whole = words.slice(0, words.lastIndexOf(last));
  if (others !== '' && !isGrouped(whole)) return undefined;
  return parseDecimal(`${whole.replace(/[.,]/g, '')}.${words.slice(-tail)}`);
}

/** Thousands by threes, or as in India by twos before the last three. */
function isGrouped(words: string): boolean {
  return /^\d{1,3}(?:[.,]\d{3})+$|^\d{1,2}(?:,\d{2})+,\d{3}$/.test(words);
}
