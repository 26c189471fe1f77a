import type { CrossReference } from '@clauselight/schema';
import type { Token } from '../text/tokenize.ts';

interface MergedTokens {
  readonly tokens: readonly Token[];
  /** Index of the first reference after the tokens. */
  readonly next: number;
}

/** Merges the tokens of each reference into one: `Section 4.2(b)` is compared as a whole, by its target. */
export function mergeReferences(
  tokens: readonly Token[],
  references: readonly CrossReference[],
  from: number,
): MergedTokens {
  const merged: Token[] = [];
  let next = from;
  let at = 0;
  for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
    while ((references[next]?.evidence.end ?? Number.POSITIVE_INFINITY) <= token.start) next += 1;
    const span = references[next]?.evidence;
    const isIn = span !== undefined && span.start <= token.start && token.end <= span.end;
    let last = at;
    while (isIn && (tokens[last + 1]?.end ?? Number.POSITIVE_INFINITY) <= span.end) last += 1;
    merged.push(isIn ? join(tokens.slice(at, last + 1), next) : token);
    at = last + 1;
  }
  return { tokens: merged, next };
}

function join(tokens: readonly Token[], reference: number): Token {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (first === undefined || last === undefined) throw new RangeError('a reference has words');
  const key = tokens.map((token) => token.key).join(' ');
  return { start: first.start, end: last.end, key, isWord: true, reference };
}
