import type { Clause, Span } from '@clauselight/schema';

interface FoundClauses {
  /** The smallest clause that contains the first letter. */
  readonly clause: Clause | undefined;
  /** The clauses that begin in the span. */
  readonly opened: readonly Clause[];
}

/** Creates a function that finds the clauses of spans, which must be requested in text order. */
export function createClauseFinder(clauses: readonly Clause[]): (span: Span) => FoundClauses {
  const sorted = clauses.toSorted((a, b) => a.start - b.start || a.level - b.level);
  const open: Clause[] = [];
  let next = 0;
  const openUntil = (offset: number): Clause[] => {
    const opened: Clause[] = [];
    for (
      let clause = sorted[next];
      clause !== undefined && clause.start < offset;
      clause = sorted[next]
    ) {
      open.push(clause);
      opened.push(clause);
      next += 1;
    }
    return opened;
  };
  return ({ start, end }) => {
    const first = openUntil(start + 1);
    for (let at = open.length - 1; at >= 0; at -= 1) {
      if ((open[at]?.end ?? 0) <= start) open.splice(at, 1);
    }
    const clause = open.at(-1);
    const opened = [...first.filter((one) => one.start === start), ...openUntil(end)];
    return { clause, opened };
  };
}
