const quotes = /[\u0022\u0027\u0060\u00b4\u2018-\u201f\u2032-\u2036\u2039\u203a\u00ab\u00bb]/g;
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const unseen = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const plain = /^[\da-zA-Z]+$/;

/** What a word is compared by: its letters as they are, with one kind of quotes and hyphens and without what nobody sees. */
export function foldWord(word: string): string {
  if (plain.test(word)) return word;
  const folded = word
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(quotes, "'")
    .replace(dashes, '-')
    .trim();
  // Lines to write on and dots that lead to a page are as long as the page is wide.
  return /^([_.\-*=~])\1+$/.test(folded) ? folded.slice(0, 1) : folded;
}

/** Several words as `foldWord` takes each. */
export function foldText(text: string): string {
  return text.split(/\s+/).map(foldWord).join(' ').trim();
}
