import { listTokens } from './overlap.ts';
import { createPassageIndex } from './passages.ts';

/** A paragraph in front of which the application shows a number that is not among its words. */
export interface NumberedParagraph {
  /** As shown, for example `4.2` or `(b)`. */
  readonly label: string;
  readonly words: string;
}

/** How many characters a number shown has at most: `Schedule XXXVIII.` fits. */
const longestLabel = 24;
/** Words behind a number that tell which paragraph it is in front of. */
const wordsCompared = 6;

/**
 * Finds the paragraphs numbered by the application: lines of the text as it shows the document (`shown`) that
 * are a paragraph of the file (`written`) with a label in front. Bullets are no numbers.
 */
export function listNumbered(shown: string, written: Iterable<string>): NumberedParagraph[] {
  const paragraphs = new Set([...written].map(squash).filter((words) => words !== ''));
  return shown.split('\n').flatMap((line) => findLabel(squash(line), paragraphs));
}

function findLabel(line: string, paragraphs: ReadonlySet<string>): NumberedParagraph[] {
  if (line === '' || paragraphs.has(line)) return [];
  for (let end = 1; end <= Math.min(longestLabel, line.length - 1); end += 1) {
    const words = line.slice(end).trimStart();
    if (!paragraphs.has(words)) continue;
    const label = line.slice(0, end).trim();
    return isNumber(label) && listTokens(words).length > 0 ? [{ label, words }] : [];
  }
  return [];
}

/** A lone `o` or `n` is the bullet of another font. */
function isNumber(label: string): boolean {
  return /[\p{L}\p{N}]/u.test(label) && !/^[onlqvw]$/.test(label);
}

/** How many numbered paragraphs are in the text with their number in front, punctuation aside. */
export function countNumbersKept(
  found: readonly string[],
  numbered: readonly NumberedParagraph[],
): number {
  const index = createPassageIndex(found);
  const expected = new Map<string, { passage: string[]; count: number }>();
  for (const { label, words } of numbered) {
    const passage = [...listTokens(label), ...listTokens(words).slice(0, wordsCompared)];
    const key = passage.join(' ');
    expected.set(key, { passage, count: (expected.get(key)?.count ?? 0) + 1 });
  }
  return [...expected.values()].reduce(
    (kept, { passage, count }) => kept + Math.min(count, index.find(passage).length),
    0,
  );
}

/** The numbered paragraphs that are not in the text as shown, for a closer look. */
export function listNumbersLost(
  found: readonly string[],
  numbered: readonly NumberedParagraph[],
): NumberedParagraph[] {
  return numbered.filter((paragraph) => countNumbersKept(found, [paragraph]) === 0);
}

function squash(words: string): string {
  return words.replace(/[\s\uFEFF\u200B]+/g, ' ').trim();
}
