import type { DocumentFormat } from '@clauselight/schema';

/** A text made to be slow: it repeats one shape, and a longer one repeats it more often. */
export interface HostileText {
  readonly name: string;
  readonly format: DocumentFormat;
  /** Makes a text of about this many characters. */
  make(length: number): string;
}

export function fill(words: string, length: number): string {
  return words.repeat(Math.ceil(length / words.length)).slice(0, length);
}

/** Repeats what a number gives, so that nothing is there twice. */
export function count(words: (at: number) => string, length: number): string {
  const parts: string[] = [];
  for (let size = 0, at = 1; size < length; at += 1) {
    const part = words(at);
    parts.push(part);
    size += part.length;
  }
  return parts.join('').slice(0, length);
}

export function inFormat(
  format: DocumentFormat,
  name: string,
  words: string | ((length: number) => string),
): HostileText {
  const make = typeof words === 'string' ? (length: number) => fill(words, length) : words;
  return { name: `${format}: ${name}`, format, make };
}

/** An opening for half of the length and a closing for the rest. */
export function nest(open: string, close: string): (length: number) => string {
  return (length) => {
    const times = Math.floor(length / (open.length + close.length));
    return `${open.repeat(times)}words${close.repeat(times)}`;
  };
}

/** Letters counted: a, b … z, aa, ab … */
export function toLetters(at: number): string {
  let letters = '';
  for (let rest = at; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(97 + ((rest - 1) % 26)) + letters;
  return letters;
}
