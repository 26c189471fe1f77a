/** Where a passage is looked for; a word that stands everywhere is not followed to every place. */
const mostPlaces = 2000;

/** Finds passages in a text by their rarest word. */
export interface PassageIndex {
  /** Where the words stand next to one another, as positions in the text's words, rising. */
  find(words: readonly string[]): number[];
}

/** Makes the words of a text ready to be searched. */
export function createPassageIndex(tokens: readonly string[]): PassageIndex {
  const places = new Map<string, number[]>();
  for (const [at, token] of tokens.entries()) {
    const known = places.get(token);
    if (known === undefined) places.set(token, [at]);
    else known.push(at);
  }
  const standsAt = (words: readonly string[], start: number) =>
    words.every((word, offset) => tokens[start + offset] === word);
  return {
    find(words) {
      const rarest = findRarest(words, places);
      if (rarest === undefined) return [];
      return (places.get(words[rarest] ?? '') ?? [])
        .slice(0, mostPlaces)
        .map((place) => place - rarest)
        .filter((start) => start >= 0 && standsAt(words, start));
    },
  };
}

/** Which of the words is in the fewest places; nothing if there are no words. */
function findRarest(
  words: readonly string[],
  places: ReadonlyMap<string, readonly number[]>,
): number | undefined {
  let rarest: number | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const [at, word] of words.entries()) {
    const count = places.get(word)?.length ?? 0;
    if (count >= fewest) continue;
    fewest = count;
    rarest = at;
  }
  return rarest;
}
