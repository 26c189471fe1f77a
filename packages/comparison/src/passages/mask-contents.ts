import type { Passage } from './passage.ts';

const pageNumber = / (?:\d{1,4}|[ivxlc]{1,6})$/;
const leader = /(?: [._-])+$/;

/** Lines of a table of contents by their words alone: the page they point at follows the paper, not the parties. */
export function maskContents(passages: readonly Passage[]): readonly Passage[] {
  const keys = new Set(passages.map(({ key }) => key));
  return passages.map((passage) => {
    const { key, wordCount } = passage;
    if (wordCount > 20 || !pageNumber.test(key)) return passage;
    const words = key.replace(pageNumber, '').replace(leader, '');
    if (words === '' || !keys.has(words)) return passage;
    const tokens = passage.tokens.toSpliced(-1, 1, {
      ...(passage.tokens.at(-1) as Passage['tokens'][number]),
      key: '#',
    });
    return { ...passage, tokens, key: `${key.replace(pageNumber, '')} #` };
  });
}
