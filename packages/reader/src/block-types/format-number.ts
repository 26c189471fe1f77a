import { formatInScript } from './number-scripts.ts';

const units = [
  '',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
];
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const ordinals: Record<string, string> = {
  One: 'First',
  Two: 'Second',
  Three: 'Third',
  Five: 'Fifth',
  Eight: 'Eighth',
  Nine: 'Ninth',
  Twelve: 'Twelfth',
};
const romans: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];
const longestLetters = 30;

/**
 * Formats a counter in one of WordprocessingML's number formats (ECMA-376 part 1, 17.18.59), or by a pattern such as
 * `001, 002, 003, ...`. Unknown formats give plain digits.
 */
export function formatNumber(value: number, format: string): string {
  switch (format) {
    case 'upperRoman':
      return formatRoman(value).toUpperCase();
    case 'lowerRoman':
      return formatRoman(value);
    case 'upperLetter':
      return formatLetters(value).toUpperCase();
    case 'lowerLetter':
      return formatLetters(value);
    case 'decimalZero':
      return String(value).padStart(2, '0');
    case 'ordinal':
      return `${value}${getOrdinalEnding(value)}`;
    case 'cardinalText':
      return formatWords(value);
    case 'ordinalText':
      return formatOrdinalWords(value);
    case 'numberInDash':
      return `- ${value} -`;
    case 'hex':
      return value.toString(16).toUpperCase();
    case 'none':
      return '';
    default:
      return formatPattern(value, format) ?? formatInScript(value, format) ?? String(value);
  }
}

/** `001, 002, 003, ...` means digits padded to three places. */
function formatPattern(value: number, format: string): string | undefined {
  const first = /^(0{1,20}1)\s*,/.exec(format)?.[1];
  return first === undefined ? undefined : String(value).padStart(first.length, '0');
}

function formatRoman(value: number): string {
  if (value < 1 || value > 3999) return String(value);
  let rest = value;
  let text = '';
  for (const [unit, letters] of romans) {
    while (rest >= unit) {
      text += letters;
      rest -= unit;
    }
  }
  return text;
}

/** a … z, aa, bb … zz, aaa: Word repeats the letter up to thirty times and then starts again. */
function formatLetters(value: number): string {
  if (value < 1) return String(value);
  const place = (value - 1) % (26 * longestLetters);
  return String.fromCharCode(97 + (place % 26)).repeat(Math.floor(place / 26) + 1);
}

function getOrdinalEnding(value: number): string {
  const last = value % 100;
  if (last >= 11 && last <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][value % 10] ?? 'th';
}

/** Twenty-one, One hundred one: only the first word is capitalized. */
function formatWords(value: number): string {
  if (value < 1 || value > 999_999) return String(value);
  if (value < 20) return units[value] ?? '';
  if (value < 100) {
    const rest = (units[value % 10] ?? '').toLowerCase();
    return `${tens[Math.floor(value / 10)] ?? ''}${rest === '' ? '' : `-${rest}`}`;
  }
  const [size, name] = value < 1000 ? [100, 'hundred'] : [1000, 'thousand'];
  const rest = value % size;
  const tail = rest === 0 ? '' : ` ${formatWords(rest).toLowerCase()}`;
  return `${formatWords(Math.floor(value / size))} ${name}${tail}`;
}

function formatOrdinalWords(value: number): string {
  const words = formatWords(value);
  const last = /[a-z]+$/i.exec(words)?.[0] ?? '';
  if (last === '') return `${value}${getOrdinalEnding(value)}`;
  const capital = `${last.charAt(0).toUpperCase()}${last.slice(1)}`;
  const ordinal = ordinals[capital] ?? capital.replace(/y$/, 'ie').concat('th');
  const isCapital = last.charAt(0) === capital.charAt(0);
  return words.slice(0, -last.length) + (isCapital ? ordinal : ordinal.toLowerCase());
}
