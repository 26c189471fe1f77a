import type { Span } from '@clauselight/schema';

/** Whether two spans are over exactly the same words; absent is the same as absent. */
export function isSameSpan(a: Span | undefined, b: Span | undefined): boolean {
  return a?.start === b?.start && a?.end === b?.end;
}

/** Orders spans by their length, the shortest first. */
export function compareLengths(a: Span, b: Span): number {
  return a.end - a.start - (b.end - b.start);
}
