import type { Span } from '@clauselight/schema';

const shortest = 40;
const longest = 320;
const fewestWords = 6;

/** So many stretches of whole words of a text, of the length in which models quote. */
export function listSlices(text: string, count: number, random: () => number): readonly Span[] {
  const slices: Span[] = [];
  for (let tries = 0; tries < 4 * count && slices.length < count; tries += 1) {
    const from = Math.floor(random() * text.length);
    const length = shortest + Math.floor(random() * (longest - shortest));
    const slice = cutAtBlanks(text, { start: from, end: Math.min(text.length, from + length) });
    if (slice !== undefined && isProse(text.slice(slice.start, slice.end))) slices.push(slice);
  }
  return slices;
}

/** From the first word that begins in a span to the last one that ends in it. */
function cutAtBlanks(text: string, { start, end }: Span): Span | undefined {
  const words = text.slice(start, end);
  const first = words.search(/(?<!-)\s\S/);
  const last = /\s\S*$/.exec(words)?.index ?? -1;
  if (first < 0 || last - first < shortest) return undefined;
  return { start: start + first + 1, end: start + last - countBlanks(words.slice(0, last)) };
}

function countBlanks(words: string): number {
  return words.length - words.trimEnd().length;
}

/** Lines to write on, rows of points and tables of figures are not quoted. */
function isProse(words: string): boolean {
  const letters = words.replace(/[^\p{L}]/gu, '').length;
  return words.split(/\s+/).length >= fewestWords && letters > 0.6 * words.length;
}

/** Letters, figures and signs of currencies alone, in small letters: what no tolerated change touches. */
export function squeeze(words: string): string {
  return words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Sc}]/gu, '');
}
