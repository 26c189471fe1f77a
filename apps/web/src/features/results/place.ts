import { covers, nameClauseNumber } from '@clauselight/core';
import type { Clause, ClauseReference, Span } from '@clauselight/schema';
import { compareLengths } from '../../lib/spans.ts';

interface Surroundings {
  clauses: readonly Clause[];
  /** The clause that the item names. */
  reference?: ClauseReference | undefined;
  /** What a clause is called before its number. */
  noun: string;
}

/** How a passage's place is named: its clause's number and heading, else those of the innermost clause around it. */
export function describePlace(
  span: Span,
  { clauses, reference, noun }: Surroundings,
): string | undefined {
  const clause = reference ?? findInnermostClause(span, clauses);
  if (!clause) return undefined;
  const { number, heading } = clause;
  const numbered = number && nameClauseNumber(number, noun);
  return [numbered, heading].filter(Boolean).join(', ') || undefined;
}

function findInnermostClause(span: Span, clauses: readonly Clause[]): Clause | undefined {
  return clauses.filter((clause) => covers(clause, span)).toSorted(compareLengths)[0];
}
