/** Words that look wrong where a pattern finds them, and what could stand there. */
export interface WordFault {
  /** Matches exactly the words to replace; what decides stands in look-arounds. */
  readonly pattern: RegExp;
  /** Words in lower case of which a sentence must hold one. */
  readonly cues: readonly string[];
  readonly message: string;
  /** What to write for what was found, in lower case; one word for all where it is always the same. */
  readonly right: string | Readonly<Record<string, string>>;
}

/** What could stand in place of the words found, with a capital where they have one. */
export function suggestRight({ right }: WordFault, found: string): string[] {
  const word = typeof right === 'string' ? right : right[found.toLowerCase()];
  if (word === undefined) return [];
  const isCapital = /^\p{Lu}/u.test(found) && found !== 'I';
  return [isCapital ? word.replace(/^./, (first) => first.toUpperCase()) : word];
}
