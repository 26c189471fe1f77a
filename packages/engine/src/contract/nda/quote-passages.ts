import { createEvidence } from '@clauselight/core';
import type { Evidence, Span } from '@clauselight/schema';
import { findColumn, type NdaId, type NdaOutcome } from './outputs.ts';
import type { Segment } from './segments.ts';
import { canSupport, findSettledOutcome } from './words-of-the-matter.ts';

/** A segment and how well it answers each question. */
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

/** Passages beyond the best count where they are nearly as good, and not much less probable than not. */
const leastFurtherScore = -0.8;
const farthestBehind = 2;
const mostEvidence = 4;
/** How many of the best are asked whether they speak of the matter at all. */
const mostRanked = 8;
const mostLookedIn = 3;
/** Passages less like an answer than this are not worth looking at. */
const leastLookedIn = -3.5;

/** The passages that an outcome rests on, in document order; none where no passage speaks of the matter. */
export function listEvidence(
  { scored, id, text }: PassageRequest,
  outcome: NdaOutcome,
): readonly Evidence[] {
  const column = findColumn(id, outcome);
  if (column === undefined) return [];
  const able = rank(scored, column).filter(({ segment }) =>
    canSupport(`${segment.lead} ${segment.text}`, id, outcome),
  );
  const most = able[0]?.scores[column] ?? 0;
  const chosen = able.slice(0, mostEvidence).filter(({ scores }, place) => {
    const score = scores[column] ?? 0;
    return place === 0 || (score > leastFurtherScore && score > most - farthestBehind);
  });
  return quote(chosen, text);
}

/** The outcome that the best passages settle by their words alone; nothing for most. */
export function findSettled({ scored, id }: PassageRequest): NdaOutcome | undefined {
  const column = findColumn(id, 'entailed');
  const best = column === undefined ? [] : rank(scored, column);
  const settled = best.map(({ segment }) => findSettledOutcome(segment.text, id));
  return settled.find((outcome) => outcome !== undefined);
}

/** The passages nearest to a question, in document order; none where nothing comes near. */
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

/** The best for a column, best first; few of them, so that a long document is gone through once. */
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

/** The words of the segments; an item of a list with the words that lead in to it. */
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
