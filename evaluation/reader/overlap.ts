/** Words of a text in lower case, punctuation dropped. */
export function listTokens(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Pairs of neighbouring words: a measure that falls when the reading order is wrong. */
export function listBigrams(tokens: readonly string[]): string[] {
  return tokens.slice(1).map((token, at) => `${tokens[at]} ${token}`);
}

/** F1 of two bags: the harmonic mean of precision and recall, repeated items counted as often as both have them. */
export function getF1(found: readonly string[], expected: readonly string[]): number {
  const left = new Map<string, number>();
  for (const item of expected) left.set(item, (left.get(item) ?? 0) + 1);
  let common = 0;
  for (const item of found) {
    const count = left.get(item) ?? 0;
    if (count === 0) continue;
    left.set(item, count - 1);
    common += 1;
  }
  return found.length + expected.length === 0 ? 1 : (2 * common) / (found.length + expected.length);
}

/** Token and bigram F1 of one text against another. */
export function compareTexts(found: string, expected: string): { tokens: number; bigrams: number } {
  const [a, b] = [listTokens(found), listTokens(expected)];
  return { tokens: getF1(a, b), bigrams: getF1(listBigrams(a), listBigrams(b)) };
}
