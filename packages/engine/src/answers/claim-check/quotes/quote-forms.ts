import { getSign, isWordSign } from './signs.ts';

/** Longer quotes are rejected: they copy the text instead of choosing from it. */
export const longestQuote = 5000;
const fewestWords = 3;
const fewestLetters = 12;
const fewestFragmentWords = 2;
const fewestFragmentLetters = 8;

/** The list number that a quote began with, and the words after it. */
export interface NumberedQuote {
  readonly number: string;
  readonly words: string;
}

/** A quote in the one form that characters have, with what was escaped for a file of data as it was. */
export function cleanQuote(quote: string): string {
  return quote
    .replace(/\\u([\da-f]{4})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\\[nrt]/g, ' ')
    .replaceAll('\\"', '"')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * A quote without the punctuation and quotation marks around it. What makes another number of the figure beside it, a
 * sign of per cent, a minus, stays.
 */
export function stripEdges(quote: string): string {
  return quote.replace(/^(?:(?!-\d)[\s\p{P}])+/u, '').replace(/(?:(?![%‰])[\s\p{P}])+$/u, '');
}

const numbered =
  /^["'“‘([]*((?:\d{1,3}(?:\.\d{1,3}){0,4}|[a-z]{1,4}|[A-Z])[.)\]]?\)?|[-*•·])\s+(.+)$/su;

/** A quote that begins with what looks like the number of its clause, or with the mark of a list. */
export function splitNumber(quote: string): NumberedQuote | undefined {
  const [, number = '', words = ''] = numbered.exec(quote) ?? [];
  return words === '' ? undefined : { number, words };
}

/** The parts of a quote that leaves words out: `The fee is … payable in advance`. One where it leaves out none. */
export function splitFragments(quote: string): readonly string[] {
  return quote
    .split(/\[ ?(?:…|\.(?: ?\.)+) ?\]|\( ?(?:…|\.(?: ?\.)+) ?\)|…|\.(?: ?\.)+/u)
    .map(stripEdges)
    .filter((fragment) => fragment !== '');
}

/** Whether a quote is too short to be known again by its words alone. */
export function isShort(quote: string): boolean {
  return countWords(quote) < fewestWords || countLetters(quote) < fewestLetters;
}

/** Whether a part of a quote is long enough to say where it stands. */
export function isTellingFragment(fragment: string): boolean {
  return (
    countWords(fragment) >= fewestFragmentWords && countLetters(fragment) >= fewestFragmentLetters
  );
}

function countWords(words: string): number {
  return words.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function countLetters(words: string): number {
  return Array.from(words).filter((sign) => isWordSign(getSign(sign.codePointAt(0) ?? 0).kind))
    .length;
}
