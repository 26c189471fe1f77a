const window = 50;

/**
 * Mean share of different words in every window of 50 (MATTR; Covington and McFall 2010), 0-1; nothing for fewer
 * words. Unlike the share in the whole text it does not fall with length.
 */
export function computeLexicalVariety(words: readonly string[]): number | undefined {
  if (words.length < window) return undefined;
  const counts = new Map<string, number>();
  let sum = 0;
  words.forEach((word, index) => {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    const left = words[index - window];
    if (left !== undefined) {
      const rest = (counts.get(left) ?? 1) - 1;
      if (rest === 0) counts.delete(left);
      else counts.set(left, rest);
    }
    if (index >= window - 1) sum += counts.size / window;
  });
  return Math.round((sum / (words.length - window + 1)) * 1000) / 1000;
}
