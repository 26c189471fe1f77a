import { findAlphabet, findScript, isFrequent } from './alphabets.ts';

/** Score of a character that no text holds: a control, a replacement, a private use character. */
export const impossibleScore = -4;

/**
 * Score of a non-ASCII letter in English, where symbols are far more frequent: `résumé`. This and all scores below were
 * set by hand; encodings.test.ts checks them on sentences in many languages: 1 is what a correct letter scores,
 * negative is what hardly occurs.
 */
const foreignLetterScore = 0.5;
/** The most non-ASCII characters that are examined. */
const mostRated = 2000;

/**
 * How well the non-ASCII characters fit where they are, from about -4 to 1.2 on average: 1 for the letters of one
 * language within words, less for symbols and for letters that no language combines. In English text every non-ASCII
 * letter counts as foreign.
 */
export function rateDecoding(text: string, { isEnglish }: { isEnglish: boolean }): number {
  const positions: number[] = [];
  for (const { index } of text.matchAll(/[^\0-\x7f]/g)) {
    positions.push(index);
    if (positions.length >= mostRated) break;
  }
  const alphabet = isEnglish ? '' : findAlphabet(countLatin(text, positions));
  const sum = positions.reduce((total, at) => total + rateCharacter(text, { at, alphabet }), 0);
  return positions.length === 0 ? 0 : sum / positions.length;
}

function countLatin(text: string, positions: readonly number[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const at of positions) {
    const letter = text.charAt(at).toLowerCase();
    if (isLetter(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  return counts;
}

interface CharacterPosition {
  readonly at: number;
  /** Letters of the language that the text seems to be in. */
  readonly alphabet: string;
}

function rateCharacter(text: string, { at, alphabet }: CharacterPosition): number {
  const character = text.charAt(at);
  const before = text.charAt(at - 1);
  const after = text.charAt(at + 1);
  if (/[ªº]/.test(character)) return /[\d.]/.test(before) ? 0.8 : -1;
  if (isLetter(character)) return rateLetter(character, { before, after, alphabet });
  if (/[\u0080-\u009f\ufffd\ue000-\uf8ff]/.test(character)) return impossibleScore;
  if (/[\u2320\u2321\u2500-\u25ff]/.test(character))
    return isLetter(before) || isLetter(after) ? -2 : 0.3;
  return rateSymbol(character, { before, after });
}

function rateSymbol(sign: string, { before, after }: Omit<Neighbors, 'alphabet'>): number {
  const isInside = isLetter(before) && isLetter(after);
  if (sign === '\u00a0') return 0.9;
  if (sign === '’') return isInside ? 1.2 : 0.7;
  if (/[–—]/.test(sign)) return isInside ? 0.7 : 0.8;
  if (isInside) return -2;
  const opens = /^[\s([–—]?$/.test(before) && /\S/.test(after);
  const closes = /^[\s)\].,;:–—]?$/.test(after) && /\S/.test(before);
  if (/[‘‚„]/.test(sign)) return opens ? 0.9 : 0.2;
  if (/[“”]/.test(sign)) return opens || closes ? 0.9 : 0.2;
  if (/[«»‹›§£€•®©™°…½¼¾±×¶]/.test(sign)) return 0.8;
  return 0.4;
}

interface Neighbors {
  readonly before: string;
  readonly after: string;
  readonly alphabet: string;
}

function rateLetter(letter: string, { before, after, alphabet }: Neighbors): number {
  const isAfterLetter = isLetter(before);
  const isBeforeLetter = isLetter(after);
  if (!isAfterLetter && !isBeforeLetter) return /[éàáóèêаивксоуяòìіє]/.test(letter) ? 0.5 : 0;
  const script = findScript(letter);
  const isMixed = (other: string) => (findScript(other) === 'Latin') !== (script === 'Latin');
  if ((isAfterLetter && isMixed(before)) || (isBeforeLetter && isMixed(after))) return -2;
  if (isMisplaced(letter, { isAfterLetter, isBeforeLetter })) return -2;
  if (/\d/.test(before) || /\d/.test(after)) return -0.5;
  // Three non-ASCII characters in a row are rare in Latin script and the rule in all others.
  const isBetweenNonAscii = script === 'Latin' && before > '\x7f' && after > '\x7f';
  if (isBetweenNonAscii && isAfterLetter && isBeforeLetter) return -0.5;
  if (isUpper(letter)) {
    if (isAfterLetter && !isUpper(before)) return -1.5;
    if (isAfterLetter && isBeforeLetter && !isUpper(after)) return -1;
  } else if (isBeforeLetter && isUpper(after)) return -1;
  const lower = letter.toLowerCase();
  if (alphabet === '' && script === 'Latin') return foreignLetterScore;
  if (script === 'Latin') return alphabet.includes(lower) ? 1 : 0;
  return isFrequent(lower, script) ? 1 : 0.4;
}

/** Letters that only end words, and marks without a letter before them. */
function isMisplaced(
  letter: string,
  { isAfterLetter, isBeforeLetter }: { isAfterLetter: boolean; isBeforeLetter: boolean },
): boolean {
  if (isBeforeLetter && /[ςםןךףץةى]/.test(letter)) return true;
  return !isAfterLetter && /\p{M}/u.test(letter);
}

function isLetter(character: string): boolean {
  return /[\p{L}\p{M}]/u.test(character);
}

function isUpper(letter: string): boolean {
  return letter !== letter.toLowerCase();
}
