import type { Span } from '@clauselight/schema';

const lineBreak = /\n[^\S\n]*|(?<!\s)[^\S\n]{3,}/g;

/** Lists the lines of a text; a wide gap is a line break that a converter dropped. */
export function listLines(text: string, { start, end }: Span): readonly Span[] {
  const breaks = [...text.slice(start, end).matchAll(lineBreak)];
  const starts = [0, ...breaks.map((match) => match.index + match[0].length)];
  const ends = [...breaks.map(({ index }) => index), end - start];
  return starts.flatMap((from, index) => {
    const words = text.slice(start + from, start + (ends[index] ?? from));
    const first = start + from + (words.length - words.trimStart().length);
    return words.trim() === '' ? [] : [{ start: first, end: first + words.trim().length }];
  });
}
