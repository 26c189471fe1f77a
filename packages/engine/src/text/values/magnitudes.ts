/** What words and letters after a number multiply it by. */
const factors: Readonly<Record<string, number>> = {
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  mn: 1e6,
  m: 1e6,
  billion: 1e9,
  bn: 1e9,
};
/** Beside an amount of money only: elsewhere `mm` are millimeters. */
const moneyFactors: Readonly<Record<string, number>> = {
  mm: 1e6,
  mio: 1e6,
  millions: 1e6,
  b: 1e9,
  mrd: 1e9,
  billions: 1e9,
  trillion: 1e12,
  lakh: 1e5,
  lakhs: 1e5,
  crore: 1e7,
  crores: 1e7,
};

/** Source of a pattern for a word or letter that multiplies the number before it: `million`, `bn`. */
export const magnitudeWords = joinLongestFirst(Object.keys(factors));

/** Source of a pattern for what multiplies an amount of money. */
export const moneyMagnitudeWords = joinLongestFirst(Object.keys({ ...factors, ...moneyFactors }))
  // A full stop belongs to `Mio.`; a lone `b` after a blank is the letter of a list.
  .replace(/\|(mio|mrd)(?=\|)/g, '|$1\\.?')
  .replace(/\|b$/, '|(?<=\\d)b');

/** What a number is multiplied by, in any case; 1 for other words. */
export function getMagnitude(word = ''): number {
  const lower = word.toLowerCase().replace('.', '');
  return factors[lower] ?? moneyFactors[lower] ?? 1;
}

function joinLongestFirst(words: readonly string[]): string {
  return [...words].sort((a, b) => b.length - a.length).join('|');
}
