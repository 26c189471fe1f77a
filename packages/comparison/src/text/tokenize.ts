import { foldWord } from './fold-word.ts';

/** A word, a number or a punctuation mark. */
export interface Token {
  readonly start: number;
  /** The end of its own characters; the white space before the next token belongs to it too. */
  readonly end: number;
  /** The comparison key. */
  readonly key: string;
  /** Whether it contains letters or digits. */
  readonly isWord: boolean;
  /** Index of its reference in the analysis's list, if it is one. */
  readonly reference?: number;
}

const scripts = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}';
const unseen = '\\u00ad\\u200b-\\u200f\\u2060\\ufeff';
/**
 * Numbers with currency or percent sign, words, single letters of scripts without spaces, runs of one mark, any mark.
 */
const pattern = new RegExp(
  [
    '[$€£¥]?\\p{N}+(?:[.,:/]\\p{N}+)*(?:%|(?:st|nd|rd|th)(?!\\p{L}))?',
    `[${scripts}]`,
    `\\p{L}(?:(?![${scripts}])[\\p{L}\\p{M}\\p{N}${unseen}])*(?:['’]\\p{L}+)*`,
    '([_.\\-–—*=~…])\\1+',
    `[^\\s${unseen}•·▪◦●○■□]`,
  ].join('|'),
  'gu',
);
/** The same for text in basic letters, three times as fast. */
const plainPattern =
  /\$?\d+(?:[.,:/]\d+)*(?:%|(?:st|nd|rd|th)(?![a-zA-Z]))?|[a-zA-Z][a-zA-Z\d]*(?:['’][a-zA-Z]+)*|([_.\-–—*=~])\1+|\S/g;
const plainText = /^[\0-\x7f‘’“”–—]*$/;
const inked = /[\p{L}\p{N}]/u;

/** The tokens of `[start, end)`, without bullets and white space. */
export function tokenize(text: string, start: number, end: number): Token[] {
  const tokens: Token[] = [];
  const own = text.slice(start, end);
  for (const match of own.matchAll(plainText.test(own) ? plainPattern : pattern)) {
    const [word] = match;
    const key = foldWord(word);
    if (key === '') continue;
    const at = start + match.index;
    tokens.push({ start: at, end: at + word.length, key, isWord: inked.test(key) });
  }
  return tokens;
}
