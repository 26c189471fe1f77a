import { listNumberWordsTo, parseNumberWords } from '../values/number-words.ts';

/** The style of a number, by the example of its first: `(a)` and `(b)` share a style, `a.` has another. */
export type MarkerStyle =
  | 'Article'
  | 'Schedule'
  | 'Section'
  | '1.1'
  | `${'(' | ''}${'1' | 'a' | 'A' | 'i' | 'I'}${')' | '.'}`;

/** A possible value of a clause number: its style and its values, `[4, 2]` for `4.2`. */
export interface OrdinalValue {
  readonly style: MarkerStyle;
  readonly values: readonly number[];
}

const numberWord = new RegExp(`^${listNumberWordsTo(20)}$`, 'i');
const roman = /^(?:x{0,3}|xl|l)(?:ix|iv|v?i{0,3})$/;
const romanDigits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50 };

/** Lists the possible values of a label. Single letters that are also Roman digits have two. */
export function parseOrdinals(label: string, style: MarkerStyle): readonly OrdinalValue[] {
  if (style === 'Article' || style === 'Schedule' || style === 'Section') {
    const values = parseComponents(label.replace(/^(?:.*\s|§)/, ''));
    return values.length === 0 ? [] : [{ style, values }];
  }
  if (style === '1.1') {
    const values = parseComponents(label.replace(/^[^\d]+/, ''));
    const trimmed = values.length === 2 && values[1] === 0 ? values.slice(0, 1) : values;
    return [{ style: trimmed.length === 1 ? '1.' : style, values: trimmed }];
  }
  if (/\d/.test(label)) return [{ style, values: [Number(label.replace(/\D/g, ''))] }];
  return parseLetters(label.replace(/[().]/g, ''), style);
}

/** Parses a Roman number up to 89. Returns nothing when the letters form none. */
export function parseRoman(letters: string): number | undefined {
  const lower = letters.toLowerCase();
  if (lower === '' || !roman.test(lower)) return undefined;
  const digits = [...lower].map((digit) => romanDigits[digit] ?? 0);
  return digits.reduce(
    (sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit),
    0,
  );
}

/** Parses one component of a number: Arabic number, word, Roman number or letter. */
export function parseComponent(component: string): number | undefined {
  if (/^\d+$/.test(component)) return Number(component);
  if (numberWord.test(component)) return parseNumberWords(component);
  return parseRoman(component) ?? parseLetter(component);
}

function parseComponents(label: string): readonly number[] {
  return label
    .split(/[.\-()\s]+/)
    .filter(Boolean)
    .flatMap((component) => parseComponent(component) ?? []);
}

function parseLetters(letters: string, style: MarkerStyle): readonly OrdinalValue[] {
  const isLower = letters === letters.toLowerCase();
  if (!isLower && letters !== letters.toUpperCase()) return [];
  const romanValue = parseRoman(letters);
  const letterValue = parseLetter(letters);
  const asRoman =
    romanValue === undefined
      ? []
      : [{ style: style.replace('a', isLower ? 'i' : 'I') as MarkerStyle, values: [romanValue] }];
  const asLetter =
    letterValue === undefined
      ? []
      : [{ style: style.replace('a', isLower ? 'a' : 'A') as MarkerStyle, values: [letterValue] }];
  return [...asRoman, ...asLetter];
}

/** `a` is 1, `z` is 26, `aa` is 27: what follows `z` in many lists. */
function parseLetter(letters: string): number | undefined {
  const lower = letters.toLowerCase();
  if (/^[a-z]$/.test(lower)) return lower.charCodeAt(0) - 96;
  return /^([a-z])\1$/.test(lower) ? lower.charCodeAt(0) - 96 + 26 : undefined;
}
