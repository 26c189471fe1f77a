/** Words that the document writes elsewhere, in lower case. */
export type Vocabulary = ReadonlySet<string>;

/** What separates two lines of one paragraph after joining. */
export type LineJoint =
  | 'space'
  | 'nothing'
  /** Nothing, and the hyphen that ends the first line is removed. */
  | 'no-hyphen';

/** Collects the words of whole lines; the halves at line ends are left out. */
export function createVocabulary(lines: readonly string[]): Vocabulary {
  const words = new Set<string>();
  for (const line of lines) {
    for (const word of line.replace(/\S+-$/, '').match(/\p{L}[\p{L}-]*/gu) ?? [])
      words.add(word.toLowerCase());
  }
  return words;
}

/** Characters around a line end that decide how lines are joined. */
const joinContext = 60;
/** Scripts without spaces between words. */
const unspaced =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFF65]/u;
const endsUnspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFF65]$/u;

/**
 * How two lines of one paragraph are joined. A hyphen at the line's end is removed only if the document itself writes
 * the word without one elsewhere, and never with one.
 */
export function findJoint(
  { before, after }: { before: string; after: string },
  vocabulary: Vocabulary,
): LineJoint {
  const end = before.slice(-joinContext);
  if (end.endsWith('\u00AD')) return 'no-hyphen';
  if (!end.endsWith('-'))
    return endsUnspaced.test(end) && unspaced.test(after) ? 'nothing' : 'space';
  const head = /(\p{L}+)-$/u.exec(end)?.[1];
  const tail = /^\p{Ll}+/u.exec(after.slice(0, joinContext))?.[0];
  if (head === undefined || tail === undefined)
    return /[\p{L}\d]-$/u.test(end) && /^\p{L}/u.test(after) ? 'nothing' : 'space';
  const isWord = vocabulary.has(`${head}${tail}`.toLowerCase());
  const isCompound = vocabulary.has(`${head}-${tail}`.toLowerCase());
  return isWord && !isCompound ? 'no-hyphen' : 'nothing';
}
