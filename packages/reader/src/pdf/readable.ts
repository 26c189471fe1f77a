/** Fewer words are not enough to decide. */
const fewestWords = 30;
/** In real texts nine in ten words are ordinary; in letters decoded with a wrong table, three in ten. */
const leastOrdinary = 0.5;
/** No real text has one such character in twenty. */
const mostUnprintable = 0.05;

/**
 * Whether people can read a text. If a PDF's fonts do not state which letters their glyphs stand for, it comes out as
 * other letters, digits and control characters (`7KH IHH` for `The fee`). For scripts other than Latin, only the
 * characters are checked.
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

/** Only letters, at least one vowel, and no five consonants in a row. */
function isOrdinary(word: string): boolean {
  const letters = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return (
    /^\p{L}+$/u.test(letters) &&
    /[aeiouyæøœı]/.test(letters) &&
    !/[b-df-hj-np-tv-xz]{5}/.test(letters)
  );
}
