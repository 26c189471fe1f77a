import { createEvidence } from '@clauselight/core';
import type { Evidence, Span } from '@clauselight/schema';
import { findColumn, type NdaId, type NdaOutcome } from './outputs.ts';
import type { Segment } from './segments.ts';
import { canSupport, findSettledOutcome, getDecidedOutcome } from './words-of-the-matter.ts';

/** A segment and its scores for each question. */
export interface ScoredSegment {
  readonly segment: Segment;
  /** Log-odds of each output. */
  readonly scores: Float32Array;
}

export interface PassageRequest {
  readonly scored: readonly ScoredSegment[];
  readonly id: NdaId;
  /** The source text. */
  readonly text: string;
}

/**
 * Further passages than the best one count when they are nearly as good, and not much less probable than not. Set by
 * hand on the annotated agreements.
 */
const leastFurtherScore = -0.8;
const farthestBehind = 2;
/** Display limit. */
const mostEvidence = 4;
/** How many of the best passages are checked for the required words. */
const mostRanked = 8;
/** Display limit. */
const mostLookedIn = 3;
/** Passages with a lower score are too far from an answer to be listed. */
const leastLookedIn = -3.5;

/** Lists the passages that an outcome rests on, in document order. Empty when no passage supports it. */
export function listEvidence(
  { scored, id, text }: PassageRequest,
  outcome: NdaOutcome,
): readonly Evidence[] {
  const column = findColumn(id, outcome);
  if (column === undefined) return [];
  const isSettled = ({ segment }: ScoredSegment) =>
    findSettledOutcome(segment.text, id) === outcome;
  const able = rank(scored, column)
    .filter(({ segment }) => canSupport(`${segment.lead} ${segment.text}`, id, outcome))
    .toSorted((a, b) => Number(isSettled(b)) - Number(isSettled(a)));
  const most = able[0]?.scores[column] ?? 0;
  const chosen = able.slice(0, mostEvidence).filter(({ scores }, place) => {
    const score = scores[column] ?? 0;
    return place === 0 || (score > leastFurtherScore && score > most - farthestBehind);
  });
  return quote(chosen, text);
}

/** Returns the outcome that the words of the best passages decide; for most there is none. */
export function findSettled({ scored, id }: PassageRequest): NdaOutcome | undefined {
  const column = findColumn(id, getDecidedOutcome(id) ?? 'entailed');
  const best = column === undefined ? [] : rank(scored, column);
  const settled = best.map(({ segment }) => findSettledOutcome(segment.text, id));
  return settled.find((outcome) => outcome !== undefined);
}

/** Lists the passages closest to a question, in document order. Empty when none is close. */
export function listLookedIn({ scored, id, text }: PassageRequest): readonly Evidence[] {
  const columns = (['entailed', 'contradicted'] as const).flatMap(
    (outcome) => findColumn(id, outcome) ?? [],
  );
  const nearest = new Set(
    columns.flatMap((column) =>
      rank(scored, column)
        .slice(0, mostLookedIn)
        .filter(({ scores }) => (scores[column] ?? 0) > leastLookedIn),
    ),
  );
  return quote([...nearest], text);
}

/** Returns the best segments for a column, the best first. They are few, so that a long document is searched once. */
function rank(scored: readonly ScoredSegment[], column: number): readonly ScoredSegment[] {
  const best: ScoredSegment[] = [];
  const scoreOf = ({ scores }: ScoredSegment) => scores[column] ?? 0;
  for (const one of scored) {
    const last = best[mostRanked - 1];
    if (last !== undefined && scoreOf(one) <= scoreOf(last)) continue;
    const place = best.findIndex((other) => scoreOf(one) > scoreOf(other));
    best.splice(place < 0 ? best.length : place, 0, one);
    best.length = Math.min(best.length, mostRanked);
  }
  return best;
}

/** Quotes the segments; an item of a list with the words that introduce it. */
function quote(chosen: readonly ScoredSegment[], text: string): readonly Evidence[] {
  const spans = chosen.flatMap(({ segment }): Span[] =>
    segment.leadSpan === undefined ? [segment] : [segment.leadSpan, segment],
  );
  const byStart = new Map(spans.map((span) => [span.start, span]));
  return [...byStart.values()]
    .map((span) => createEvidence(text, span))
    .filter((evidence) => evidence.quote !== '')
    .sort((a, b) => a.start - b.start);
}
