import type { Evidence } from '@clauselight/schema';
import { findEvidence } from '../../text/passage.ts';
import type { RuleMatch } from './evaluate-rule.ts';
import type { Match } from './pattern.ts';

/** Display limits, in characters: shorter sentences are quoted whole, and longer quotes are cut. */
const longestWholeSentence = 160;
const longestQuote = 400;
const longestSideways = 240;
const shortestQuote = 120;
/** Words before a match that are not worth a cut, in characters. */
const shortestCut = 40;

/** Ends a thought: what stands before it is no condition of what follows. */
const strongBoundary = /;\s|:\s|\((?:[a-z]{1,3}|[ivx]{1,5}|\d{1,2})\)\s/gi;
const weakBoundary = /,\s/g;
const condition =
  /\b(?:if|unless|except|provided|subject to|notwithstanding|in the event|upon|when|where|after|until|to the extent|only)\b/i;
/** A quote that begins with these words has lost its subject. */
const withoutSubject =
  /^\W*(?:and |or |but |then )?(?:shall|will|must|may|can|agrees?|not|nor|to|directly|indirectly|hereby|is|are|has|have|for|during|at|in|on|from|with|by|within|including|which|who|that)\b/i;
const joining = /^(?:and|or|but)\s/i;

/**
 * Quotes a match from its operative words on: the sentence, or the part of a long one that begins with the subject of
 * the match or with its condition.
 */
export function findMatchEvidence(
  text: string,
  { sentence, match }: Pick<RuleMatch, 'sentence' | 'match'>,
): Evidence | undefined {
  const { passage } = sentence;
  const words = passage.text;
  const from = findStart(words, match);
  return findEvidence(text, passage, { from, to: findEnd(words, { match, from }) });
}

function findStart(words: string, { from }: Match): number {
  if (words.length <= longestWholeSentence) return 0;
  const earliest = Math.max(0, from - longestSideways);
  const strong = listBoundaries(words, { pattern: strongBoundary, from: earliest, to: from });
  const weak = listBoundaries(words, { pattern: weakBoundary, from: earliest, to: from });
  const floor = strong.findLast((start) => isOpening(words, start));
  const nearest = [...weak, ...(floor === undefined ? [] : [floor])]
    .filter((start) => start >= (floor ?? 0))
    .sort((a, b) => b - a)
    .find((start) => isOpening(words, start));
  const whole = floor ?? (earliest === 0 ? 0 : undefined);
  const isBound =
    whole !== undefined && nearest !== undefined && condition.test(words.slice(whole, nearest));
  const start = (isBound ? whole : nearest) ?? whole ?? from;
  if (start < shortestCut) return 0;
  return start + (joining.exec(words.slice(start, start + 5))?.[0].length ?? 0);
}

interface BoundaryQuery {
  readonly pattern: RegExp;
  readonly from: number;
  readonly to: number;
}

/** Lists the positions after the boundaries in a part of the words, ascending. */
function listBoundaries(words: string, { pattern, from, to }: BoundaryQuery): readonly number[] {
  return [...words.slice(from, to).matchAll(pattern)].map(
    (found) => from + found.index + found[0].length,
  );
}

function isOpening(words: string, start: number): boolean {
  return !withoutSubject.test(words.slice(start, start + 30));
}

interface EndQuery {
  readonly match: Match;
  readonly from: number;
}

function findEnd(words: string, { match, from }: EndQuery): number {
  if (words.length - from <= longestQuote) return words.length;
  const after = words.slice(match.to, match.to + longestSideways);
  const least = Math.max(0, shortestQuote - (match.to - from));
  const stop = after.slice(least).search(/[;,.](?=\s|$)/);
  return match.to + (stop < 0 ? after.length : least + stop);
}
