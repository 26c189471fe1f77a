import type { Passage } from './passage.ts';

const pageNumber = / (\d{1,4}|[ivxlc]{1,6})$/;
const leader = /(?: [._-])+$/;
const fewestDots = 3;
const longestJump = 30;

/**
 * Lines of a table of contents by their words alone: the page they point at follows the paper, not the parties. A line
 * stands before the passage that it names, and either dots lead to its page or a line beside it is one as well: a value
 * behind a name is no page.
 */
export function maskContents(passages: readonly Passage[]): readonly Passage[] {
  const lastPlaces = new Map(passages.map(({ key }, at) => [key.toLowerCase(), at]));
  const lines = passages.map((passage, at) => {
    const line = findLine(passage);
    return line !== undefined && (lastPlaces.get(line.words) ?? -1) > at ? line : undefined;
  });
  return passages.map((passage, at) => {
    const line = lines[at];
    if (line === undefined) return passage;
    const isBesideLine = isFollowing(lines[at - 1], line) || isFollowing(line, lines[at + 1]);
    if (!(line.isLed || isBesideLine)) return passage;
    // Without its token the page is white space behind the last word.
    const { tokens, key } = passage;
    return { ...passage, tokens: tokens.slice(0, -1), key: key.replace(pageNumber, '') };
  });
}

interface Line {
  /** What it names, in lower case. */
  readonly words: string;
  /** 0 in Roman numbers. */
  readonly page: number;
  /** Whether dots lead to its page. */
  readonly isLed: boolean;
}

function findLine({ key, wordCount, tokens }: Passage): Line | undefined {
  const page = pageNumber.exec(key)?.[1];
  if (page === undefined || wordCount > 20) return undefined;
  const words = key.replace(pageNumber, '').replace(leader, '').toLowerCase();
  if (words === '') return undefined;
  const lastWord = tokens.findLastIndex((token, at) => at < tokens.length - 1 && token.key !== '.');
  const dots = tokens.slice(lastWord + 1, -1).reduce((sum, { start, end }) => sum + end - start, 0);
  return { words, page: /^\d/.test(page) ? Number(page) : 0, isLed: dots >= fewestDots };
}

/** Whether two lines are neighbours in one table: its pages rise, and a few at a time. */
function isFollowing(line: Line | undefined, next: Line | undefined): boolean {
  if (line === undefined || next === undefined) return false;
  const jump = next.page - line.page;
  return line.page === 0 || next.page === 0 || (jump >= 0 && jump <= longestJump);
}
