/** What no form of a report can hold: controls but for line ends and tabs, and two that are no characters. */
const unprintable = /(?![\n\t])[\p{Cc}\uFFFE\uFFFF]/gu;
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Words of strangers without what is no character; line ends are line feeds, halves of characters U+FFFD. */
export function toPrintable(words: string): string {
  return words
    .replaceAll(lineEnds, '\n')
    .replaceAll(unprintable, '')
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}

/** The same on one line, each white space a single blank. */
export function toOneLine(words: string): string {
  return toPrintable(words).replaceAll(/\s+/g, ' ').trim();
}

/** The beginning of words that are longer than so many UTF-16 units, on one line and cut between words. */
export function shorten(words: string, length: number): string {
  const line = toOneLine(words);
  if (line.length <= length) return line;
  const blank = line.lastIndexOf(' ', length - 1);
  const cut = line.slice(0, blank > length / 2 ? blank : length - 1);
  return `${cut.replace(/[\uD800-\uDBFF]$/, '')} …`;
}
