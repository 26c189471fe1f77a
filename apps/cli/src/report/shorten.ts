import { cleanText } from './clean-text.ts';

/** The beginning of a passage that is longer than so many characters, cut between words. */
export function shorten(text: string, length: number): string {
  const line = cleanText(text);
  if (line.length <= length) return line;
  const cut = line.lastIndexOf(' ', length - 1);
  return `${line.slice(0, cut > length / 2 ? cut : length - 1)} …`;
}
