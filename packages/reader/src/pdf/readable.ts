/** Fewer words tell nothing. */
const fewestWords = 30;
/** Real texts have nine ordinary words in ten, letters put through a table that is not theirs three in ten. */
const leastOrdinary = 0.5;
/** No text people read holds one such character in twenty. */
const mostUnprintable = 0.05;

/**
 * Whether a text is one that people can read. A PDF whose fonts do not say which letters their signs stand
 * for comes out as other letters, digits and control characters (`7KH IHH` for `The fee`). Of scripts other than
 * Latin only the characters are looked at.
 */
export function isReadable(text: string): boolean {
  const unprintable = text.match(/[\p{Cc}\p{Co}\uFFFD]/gu)?.filter((sign) => !/\s/.test(sign));
  if ((unprintable?.length ?? 0) > text.length * mostUnprintable) return false;
  const words = (text.match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) =>
    /\p{Script=Latin}/u.test(word),
  );
  return (
    words.length < fewestWords || words.filter(isOrdinary).length >= words.length * leastOrdinary
  );
}

/** Letters only, a vowel among them, and no five consonants in a row. */
function isOrdinary(word: string): boolean {
  const letters = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return (
    /^\p{L}+$/u.test(letters) &&
    /[aeiouyæøœı]/.test(letters) &&
    !/[b-df-hj-np-tv-xz]{5}/.test(letters)
  );
}
