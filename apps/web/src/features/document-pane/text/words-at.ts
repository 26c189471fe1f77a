import type { Span } from '@clauselight/schema';

/** How far a word is looked for on either side of a position, in code units. */
const reach = 60;

/** A span that can be seen: itself, or the word at its position where it is empty. */
export function findVisibleSpan(text: string, { start, end }: Span): Span {
  if (start < end) return { start, end };
  const before = /\S*$/.exec(text.slice(Math.max(0, start - reach), start))?.[0] ?? '';
  const after = /^\S*/.exec(text.slice(start, start + reach))?.[0] ?? '';
  if (before !== '' || after !== '') {
    return { start: start - before.length, end: start + after.length };
  }
  const next = /^\s*\S+/.exec(text.slice(start, start + reach))?.[0] ?? '';
  return { start, end: start + next.length };
}
