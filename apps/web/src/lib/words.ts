/** The words of what somebody looks for, in small letters. */
export function splitWords(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Whether every word stands in one of the texts, in whatever letters; part of a word is enough. */
export function hasWords(
  texts: readonly (string | undefined)[],
  words: readonly string[],
): boolean {
  const all = texts.filter(Boolean).join('\n').toLowerCase();
  return words.every((word) => all.includes(word));
}
