import { findAlphabet, findScript, isFrequent } from './alphabets.ts';

/** What a letter beyond ASCII is worth in English, where signs are far more frequent: `résumé`. */
const rateOfForeign = 0.5;
/** Characters beyond ASCII that are looked at. */
const mostRated = 2000;

/**
 * How well the characters beyond ASCII fit where they stand, from about -4 to 1.2 on the average: 1 for the
 * letters of one language within words, less for signs and letters that meet in no language. In English
 * text every letter beyond ASCII is a guest.
 */
export function rateReading(text: string, { isEnglish }: { isEnglish: boolean }): number {
  const places: number[] = [];
  for (const { index } of text.matchAll(/[^\0-\x7f]/g)) {
    places.push(index);
    if (places.length >= mostRated) break;
  }
  const alphabet = isEnglish ? '' : findAlphabet(countLatin(text, places));
  const sum = places.reduce((total, at) => total + rate(text, { at, alphabet }), 0);
  return places.length === 0 ? 0 : sum / places.length;
}

function countLatin(text: string, places: readonly number[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const at of places) {
    const letter = text.charAt(at).toLowerCase();
    if (isLetter(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  return counts;
}

interface Place {
  readonly at: number;
  /** Letters of the language that the text seems to be in. */
  readonly alphabet: string;
}

function rate(text: string, { at, alphabet }: Place): number {
  const character = text.charAt(at);
  const before = text.charAt(at - 1);
  const after = text.charAt(at + 1);
  if (/[ªº]/.test(character)) return /[\d.]/.test(before) ? 0.8 : -1;
  if (isLetter(character)) return rateLetter(character, { before, after, alphabet });
  if (/[\u0080-\u009f\ufffd\ue000-\uf8ff]/.test(character)) return -4;
  if (/[\u2320\u2321\u2500-\u25ff]/.test(character))
    return isLetter(before) || isLetter(after) ? -2 : 0.3;
  return rateSign(character, { before, after });
}

function rateSign(sign: string, { before, after }: Omit<Neighbours, 'alphabet'>): number {
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

interface Neighbours {
  readonly before: string;
  readonly after: string;
  readonly alphabet: string;
}

function rateLetter(letter: string, { before, after, alphabet }: Neighbours): number {
  const follows = isLetter(before);
  const leads = isLetter(after);
  if (!follows && !leads) return /[éàáóèêаивксоуяòìіє]/.test(letter) ? 0.5 : 0;
  const script = findScript(letter);
  const isMixed = (other: string) => (findScript(other) === 'Latin') !== (script === 'Latin');
  if ((follows && isMixed(before)) || (leads && isMixed(after))) return -2;
  if (isMisplaced(letter, { follows, leads })) return -2;
  if (/\d/.test(before) || /\d/.test(after)) return -0.5;
  // Three in a row beyond ASCII are rare in Latin letters, and the rule in all others.
  const isRow = script === 'Latin' && before > '\x7f' && after > '\x7f';
  if (isRow && follows && leads) return -0.5;
  if (isUpper(letter)) {
    if (follows && !isUpper(before)) return -1.5;
    if (follows && leads && !isUpper(after)) return -1;
  } else if (leads && isUpper(after)) return -1;
  const small = letter.toLowerCase();
  if (alphabet === '' && script === 'Latin') return rateOfForeign;
  if (script === 'Latin') return alphabet.includes(small) ? 1 : 0;
  return isFrequent(small, script) ? 1 : 0.4;
}

/** Letters that only end words, and marks that stand on no letter. */
function isMisplaced(
  letter: string,
  { follows, leads }: { follows: boolean; leads: boolean },
): boolean {
  if (leads && /[ςםןךףץةى]/.test(letter)) return true;
  return !follows && /\p{M}/u.test(letter);
}

function isLetter(character: string): boolean {
  return /[\p{L}\p{M}]/u.test(character);
}

function isUpper(letter: string): boolean {
  return letter !== letter.toLowerCase();
}
