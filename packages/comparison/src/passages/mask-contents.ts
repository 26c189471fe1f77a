import type { Passage } from './passage.ts';

const pageNumber = / (?:\d{1,4}|[ivxlc]{1,6})$/;
const leader = /(?: [._-])+$/;

/** Lines of a table of contents by their words alone: the page they point at follows the paper, not the parties. */
export function maskContents(passages: readonly Passage[]): readonly Passage[] {
  const keys = new Set(passages.map(({ key }) => key.toLowerCase()));
  return passages.map((passage) => {
    const { key, wordCount } = passage;
    if (wordCount > 20 || !pageNumber.test(key)) return passage;
    const words = key.replace(pageNumber, '').replace(leader, '');
    if (words === '' || !keys.has(words.toLowerCase())) return passage;
    // Without its token the page is white space behind the last word.
    return { ...passage, tokens: passage.tokens.slice(0, -1), key: key.replace(pageNumber, '') };
  });
}
