import type { Span } from '@clauselight/schema';

/** How much of a document is searched for the fields before its text, in characters. */
const searched = 3_000;
const statedTitle =
  /^(?:-{3}\s*\n)?(?:[\w.-]{1,30}:[^\n]*\n){0,4}?title:[^\S\n]*["']?([^\n"'][^\n]{1,150}?)["']?[^\S\n]*$/im;

/** Finds the title that the fields before a text state: `title: House rules`. */
export function findStatedTitle(text: string): Span | undefined {
  const match = statedTitle.exec(text.slice(0, searched).trimStart());
  if (match?.[1] === undefined || match.index > 0) return undefined;
  const from = text.length - text.trimStart().length + match[0].lastIndexOf(match[1]);
  return { start: from, end: from + match[1].length };
}
