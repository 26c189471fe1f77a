/** Words of a text in lower case: runs of letters and digits. */
export function listTokens(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** How many items two bags have in common, a repeated item counted as often as both have it. */
export function countCommon(found: readonly string[], expected: readonly string[]): number {
  const left = new Map<string, number>();
  for (const item of expected) left.set(item, (left.get(item) ?? 0) + 1);
  let common = 0;
  for (const item of found) {
    const count = left.get(item) ?? 0;
    if (count === 0) continue;
    left.set(item, count - 1);
    common += 1;
  }
  return common;
}

/** F1 of two bags: the harmonic mean of precision and recall; 1 for two empty ones. */
export function getF1(found: readonly string[], expected: readonly string[]): number {
  const size = found.length + expected.length;
  return size === 0 ? 1 : (2 * countCommon(found, expected)) / size;
}
