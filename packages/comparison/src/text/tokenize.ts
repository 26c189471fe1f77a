import { foldWord } from './fold-word.ts';

/** A word, a number or a mark of a text. */
export interface Token {
  readonly start: number;
  /** Where its own letters end; the blanks up to the next token belong to it as well. */
  readonly end: number;
  /** What it is compared by. */
  readonly key: string;
  /** Whether it has letters or figures. */
  readonly isWord: boolean;
  /** Index of the reference that it is, in the analysis' list. */
  readonly reference?: number;
}

const scripts = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}';
const unseen = '\\u00ad\\u200b-\\u200f\\u2060\\ufeff';
/** Numbers with their currency or per cent, words, single letters of scripts without blanks, lines of one mark, any mark. */
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
/** The same for a text of plain letters, which takes a third of the time. */
const plainPattern =
  /\$?\d+(?:[.,:/]\d+)*(?:%|(?:st|nd|rd|th)(?![a-zA-Z]))?|[a-zA-Z][a-zA-Z\d]*(?:['’][a-zA-Z]+)*|([_.\-–—*=~])\1+|\S/g;
const plainText = /^[\0-\x7f‘’“”–—]*$/;
const inked = /[\p{L}\p{N}]/u;

/** The tokens of `[start, end)`; bullets and blanks are between them. */
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
