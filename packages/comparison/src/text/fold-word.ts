const quotes = /[\u0022\u0027\u0060\u00b4\u2018-\u201f\u2032-\u2036\u2039\u203a\u00ab\u00bb]/g;
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const unseen = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const plain = /^[\da-zA-Z]+$/;

/** The comparison key of a word: its letters, with one kind of quotes and hyphens and without invisible characters. */
export function foldWord(word: string): string {
  if (plain.test(word)) return word;
  const folded = word
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(quotes, "'")
    .replace(dashes, '-')
    .trim();
  // The length of fill-in lines and dot leaders depends on the page width.
  return /^([_.\-*=~])\1+$/.test(folded) ? folded.slice(0, 1) : folded;
}

/** Folds several words with `foldWord`. */
export function foldText(text: string): string {
  return text.split(/\s+/).map(foldWord).join(' ').trim();
}
