/** How often a pattern occurs per hundred words. `pattern` has the flag `g`. */
export function getDensity(text: string, pattern: RegExp, wordCount: number): number {
  return wordCount === 0 ? 0 : (100 * (text.match(pattern)?.length ?? 0)) / wordCount;
}
