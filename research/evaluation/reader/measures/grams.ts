import { listTokens } from './overlap.ts';

/** Words in a gram: long enough that a gram stands in one place of a text, short enough to stand in one line. */
export const gramLength = 6;

/** How often each gram stands in a text. */
export type GramCounts = ReadonlyMap<string, number>;

/** Words of a text without their hyphens: tools disagree about a hyphen at the end of a line. */
export function listGramTokens(text: string): string[] {
  return listTokens(text.replace(/(?<=\p{L})[-\u00AD\u2010\u2011]\s*(?=\p{L})/gu, ''));
}

/** Every run of words next to one another, from each word on; a shorter text is one gram. */
export function listGrams(tokens: readonly string[]): string[] {
  if (tokens.length === 0) return [];
  const last = Math.max(0, tokens.length - gramLength);
  return Array.from({ length: last + 1 }, (_, at) => tokens.slice(at, at + gramLength).join(' '));
}

/** Counts grams; of several readings of one text, each gram as often as the reading that has it most. */
export function countGrams(...readings: readonly (readonly string[])[]): GramCounts {
  const most = new Map<string, number>();
  for (const tokens of readings) {
    const own = new Map<string, number>();
    for (const gram of listGrams(tokens)) own.set(gram, (own.get(gram) ?? 0) + 1);
    for (const [gram, count] of own) most.set(gram, Math.max(count, most.get(gram) ?? 0));
  }
  return most;
}

/**
 * Which grams of a reference are kept, in the reference's order: as often as the text has them, the first ones first.
 * Each place where the order changes breaks five grams, so that even one row that is read across two columns shows.
 */
export function listKept(found: GramCounts, grams: readonly string[]): boolean[] {
  const left = new Map(found);
  return grams.map((gram) => {
    const count = left.get(gram) ?? 0;
    if (count > 0) left.set(gram, count - 1);
    return count > 0;
  });
}

/** How many lines of a page's top and bottom may be part of a page header or footer. */
const mostRunningLines = 4;

/**
 * Leaves out the lines of a reference that are page headers and footers, which stand in other places. Tools break them
 * into several lines: at the edge of a page, which a form feed ends, a part of one is enough.
 */
export function dropLines(reference: string, running: ReadonlySet<string>): string {
  const pages = reference.split('\f');
  return pages.map((page) => dropFromPage(page, running, pages.length > 1)).join('\n');
}

function dropFromPage(page: string, running: ReadonlySet<string>, hasEdges: boolean): string {
  const lines = page
    .split(/[\n\r]+/)
    .map((line) => ({ line, words: listGramTokens(line).join(' ') }))
    .filter(({ words }) => words !== '');
  const isAtEdge = (at: number) =>
    hasEdges && (at < mostRunningLines || at >= lines.length - mostRunningLines);
  const isPart = (words: string) =>
    [...running].some((other) => ` ${other} `.includes(` ${words} `));
  return lines
    .filter(({ words }, at) => !running.has(words) && !(isAtEdge(at) && isPart(words)))
    .map(({ line }) => line)
    .join('\n');
}
