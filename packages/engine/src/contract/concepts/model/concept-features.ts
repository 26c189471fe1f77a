import { combineHashes, hashWord } from '../../../text/hashing/hashing.ts';

/** The number of different features; a power of two. */
export const conceptFeatureCount = 1 << 15;
/** How many neighboring words a filter sees. The weights were trained with this number. */
export const filterWidth = 3;

/** The purpose of a hash. The weights depend on these numbers. */
const seeds = { word: 1, pair: 2, skip: 3, stem: 4, heading: 5, triple: 6 };
/** Letters that stand for the stem of a longer word. The weights were trained with this number. */
const stemLength = 5;

/**
 * Lists the features of a sentence: its words, pairs and triples of neighbors, pairs with a word between, and stems.
 * @param words as `TokenReader` gives them
 * @returns indices below `conceptFeatureCount`, each once
 */
export function listConceptFeatures(words: readonly string[]): Uint32Array {
  const features = new Set<number>();
  const add = (hash: number) => features.add(hash & (conceptFeatureCount - 1));
  const hashes = words.map((word) => hashWord(word, seeds.word));
  hashes.forEach((hash, index) => {
    add(hash);
    const word = words[index] ?? '';
    if (word.length > stemLength) add(hashWord(word.slice(0, stemLength), seeds.stem));
    const next = hashes[index + 1];
    if (next === undefined) return;
    add(combineHashes(hash, next, seeds.pair));
    const third = hashes[index + 2];
    if (third === undefined) return;
    add(combineHashes(hash, third, seeds.skip));
    add(combineHashes(combineHashes(hash, next, seeds.pair), third, seeds.triple));
  });
  return Uint32Array.from(features);
}
