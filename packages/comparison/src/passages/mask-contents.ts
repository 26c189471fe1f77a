import type { Passage } from './passage.ts';

const pageNumber = / (\d{1,4}|[ivxlc]{1,6})$/;
const leader = /(?: [._-])+$/;
const fewestDots = 3;
const longestJump = 30;

/**
 * Masks page numbers in a table of contents, because they follow the layout and not the parties. A line counts as an
 * entry if it precedes the passage that it names, and either dots lead to its page or a neighboring line is an entry
 * as well. Otherwise a number after a name is a value.
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
    // Without its token, the page number is white space after the last word.
    const { tokens, key } = passage;
    return { ...passage, tokens: tokens.slice(0, -1), key: key.replace(pageNumber, '') };
  });
}

interface Line {
  /** What the line names, in lower case. */
  readonly words: string;
  /** 0 for Roman numerals. */
  readonly page: number;
  /** Whether dots lead to the page number. */
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

/** Whether two lines are neighbors in one table: page numbers rise, in small steps. */
function isFollowing(line: Line | undefined, next: Line | undefined): boolean {
  if (line === undefined || next === undefined) return false;
  const jump = next.page - line.page;
  return line.page === 0 || next.page === 0 || (jump >= 0 && jump <= longestJump);
}
