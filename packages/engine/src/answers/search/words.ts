import type { Span } from '@clauselight/schema';
import { stem } from './stem.ts';

/** A word of a text in the form it is compared in. */
export interface Word extends Span {
  readonly stem: string;
}

// Scripts without blanks between words are read sign by sign.
const pattern =
  /\p{N}+(?:[.,]\p{N}+)*|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}\u00AD]+(?:['’][\p{L}\p{M}]+)*/gu;

/** Words that say nothing of what a passage is about. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an the and or but nor so if of to in on at by for from with as into than then that this these those there here ' +
    'it its he him his she her they them their theirs we us our ours you your yours i me my mine who whom whose what which ' +
    'when where why how is am are was were be been being do does did doing done has have had having can could will would ' +
    'shall should may might must not no yes any some such each all both either also just only very too about again ' +
    'please tell say says said know want need get gets got let lets there’s what’s who’s don’t doesn’t can’t won’t isn’t ' +
    'herein hereof hereto hereby hereunder thereof thereto thereby hereinafter whereas etc'
  ).split(' '),
);

/** Reads words one after another; the same spelling is worked out once. */
export interface WordReader {
  /** All words of a passage in order, without stop words. */
  readonly read: (text: string, onWord: (stem: string, start: number, end: number) => void) => void;
}

export function createWordReader(): WordReader {
  const known = new Map<string, string>();
  const normalize = (spelling: string) => {
    const before = known.get(spelling);
    if (before !== undefined) return before;
    const word = normalizeWord(spelling);
    known.set(spelling, word);
    return word;
  };
  return {
    read: (text, onWord) => {
      pattern.lastIndex = 0;
      for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
        const word = normalize(match[0]);
        if (word !== '') onWord(word, match.index, match.index + match[0].length);
      }
    },
  };
}

/** All words of a text but for stop words, each with its place. */
export function listWords(text: string): readonly Word[] {
  const words: Word[] = [];
  createWordReader().read(text, (word, start, end) => words.push({ stem: word, start, end }));
  return words;
}

/** What is longer is no word; its beginning is compared. */
const longestWord = 64;
const digit = /^\p{N}/u;

/** A word in the form it is compared in; empty where it says nothing. `$120,000.00` and `120000` are one number. */
export function normalizeWord(spelling: string): string {
  if (digit.test(spelling)) return readNumber(spelling);
  const lower = spelling.slice(0, longestWord).toLowerCase();
  const plain = /^[a-z]+$/.test(lower) ? lower : simplify(lower);
  return stopWords.has(plain) ? '' : stem(plain);
}

function readNumber(spelling: string): string {
  return spelling
    .slice(0, longestWord)
    .replace(/,(?=\d{3})/g, '')
    .replace(/\.0+$/, '');
}

/** Without accents, soft hyphens and the ’s of a genitive. */
function simplify(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\p{M}\u00AD]/gu, '')
    .replace(/'/g, '’')
    .replace(/’s$/, '');
}
