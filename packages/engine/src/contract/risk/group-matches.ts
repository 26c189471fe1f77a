import type { Clause } from '@clauselight/schema';
import type { DocumentStructure } from '../../text/document-structure.ts';
import type { RuleMatch } from './evaluate-rule.ts';

/** Groups the matches of one rule by outermost clause, the most severe match first. One clause makes one finding. */
export function groupMatches(
  matches: readonly RuleMatch[],
  structure: DocumentStructure,
): readonly (readonly RuleMatch[])[] {
  const clauses = new Map(structure.clauses.map((clause) => [clause.id, clause]));
  const groups = new Map<string | undefined, Map<number, RuleMatch>>();
  for (const match of matches) {
    const key = getOutermost(clauses, match.sentence.clauseId);
    const group = groups.get(key) ?? new Map<number, RuleMatch>();
    const known = group.get(match.sentence.start);
    if (known === undefined || known.severity < match.severity)
      group.set(match.sentence.start, match);
    groups.set(key, group);
  }
  return [...groups.values()].map((group) => [...group.values()].sort(compareMatches));
}

function getOutermost(
  clauses: ReadonlyMap<string, Clause>,
  clauseId: string | undefined,
): string | undefined {
  let clause = clauseId === undefined ? undefined : clauses.get(clauseId);
  while (clause?.parentId !== undefined) clause = clauses.get(clause.parentId);
  return clause?.id;
}

function compareMatches(a: RuleMatch, b: RuleMatch): number {
  return b.severity - a.severity || a.sentence.start - b.sentence.start;
}
