/** Words as the document writes them elsewhere, in lower case. */
export type Vocabulary = ReadonlySet<string>;

/** Collects the words of whole lines; the halves at line ends are left out. */
export function createVocabulary(lines: readonly string[]): Vocabulary {
  const words = new Set<string>();
  for (const line of lines) {
    for (const word of line.replace(/\S+-$/, '').match(/\p{L}[\p{L}-]*/gu) ?? [])
      words.add(word.toLowerCase());
  }
  return words;
}

/**
 * Joins two lines of one paragraph. A hyphen at the line's end goes only where the document itself writes
 * the word without one elsewhere, and never with one.
 */
export function joinLines(
  { before, after }: { before: string; after: string },
  vocabulary: Vocabulary,
): string {
  const head = /(\p{L}+)-$/u.exec(before)?.[1];
  const tail = /^\p{Ll}+/u.exec(after)?.[0];
  if (/\u00AD$/.test(before)) return before.slice(0, -1) + after;
  if (head === undefined || tail === undefined)
    return /[\p{L}\d]-$/u.test(before) && /^\p{L}/u.test(after)
      ? before + after
      : `${before} ${after}`;
  const isWord = vocabulary.has(`${head}${tail}`.toLowerCase());
  const isCompound = vocabulary.has(`${head}-${tail}`.toLowerCase());
  return isWord && !isCompound ? before.slice(0, -1) + after : before + after;
}
