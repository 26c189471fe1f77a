/** A pattern of words that are probably wrong, and their replacement. */
export interface WordFault {
  /** Matches exactly the words to replace; conditions on the words around are look-arounds. */
  readonly pattern: RegExp;
  /** Words in lower case of which a sentence must hold one. */
  readonly cues: readonly string[];
  readonly message: string;
  /** The replacement of each match in lower case, or one word for all matches. */
  readonly right: string | Readonly<Record<string, string>>;
}

/** The replacement of the words found, with a capital if they have one. */
export function suggestRight({ right }: WordFault, found: string): string[] {
  const word = typeof right === 'string' ? right : right[found.toLowerCase()];
  if (word === undefined) return [];
  const isCapital = /^\p{Lu}/u.test(found) && found !== 'I';
  return [isCapital ? word.replace(/^./, (first) => first.toUpperCase()) : word];
}
