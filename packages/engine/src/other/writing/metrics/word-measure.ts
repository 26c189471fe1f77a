import { countSyllables } from './syllables.ts';

/** How long a word is. */
export interface WordSize {
  readonly syllables: number;
  readonly letters: number;
}
export type WordMeasure = (word: string) => WordSize;

/** Measures words in lower case, each of them once: texts repeat their words. */
export function createWordMeasure(): WordMeasure {
  const known = new Map<string, WordSize>();
  return (word) => {
    const size = known.get(word);
    if (size !== undefined) return size;
    const measured = {
      syllables: countSyllables(word),
      letters: word.replace(/[^\p{L}\p{N}]/gu, '').length,
    };
    known.set(word, measured);
    return measured;
  };
}
