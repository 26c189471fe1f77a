/** Characters that no format can contain: control characters except line ends and tabs, and two noncharacters. */
const unprintable = /(?![\n\t])[\p{Cc}\uFFFE\uFFFF]/gu;
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Cleans untrusted words: line ends become line feeds, unpaired surrogates become U+FFFD. */
export function toPrintable(words: string): string {
  return words
    .replaceAll(lineEnds, '\n')
    .replaceAll(unprintable, '')
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}

/** The same on one line, with single spaces. */
export function toOneLine(words: string): string {
  return toPrintable(words).replaceAll(/\s+/g, ' ').trim();
}

/** Shortens words to at most this many UTF-16 units, on one line, cut between words. */
export function shorten(words: string, length: number): string {
  const line = toOneLine(words);
  if (line.length <= length) return line;
  const blank = line.lastIndexOf(' ', length - 1);
  const cut = line.slice(0, blank > length / 2 ? blank : length - 1);
  return `${cut.replace(/[\uD800-\uDBFF]$/, '')} …`;
}
