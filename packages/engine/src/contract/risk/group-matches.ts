import type { DocumentStructure } from '../../text/document-structure.ts';
import type { RuleMatch } from './evaluate-rule.ts';

/** Groups the matches of one rule by outermost clause, the most severe match first. One clause makes one finding. */
export function groupMatches(
  matches: readonly RuleMatch[],
  structure: DocumentStructure,
): readonly (readonly RuleMatch[])[] {
  const getOutermost = createOutermost(structure);
  const groups = new Map<string | undefined, Map<number, RuleMatch>>();
  for (const match of matches) {
    const key = getOutermost(match.sentence.clauseId);
    const group = groups.get(key) ?? new Map<number, RuleMatch>();
    const known = group.get(match.sentence.start);
    if (known === undefined || known.severity < match.severity)
      group.set(match.sentence.start, match);
    groups.set(key, group);
  }
  return [...groups.values()].map((group) => [...group.values()].sort(compareMatches));
}

/** Creates a function that gives the outermost clause that a clause lies in. */
export function createOutermost({
  clauses,
}: Pick<DocumentStructure, 'clauses'>): (clauseId: string | undefined) => string | undefined {
  const known = new Map(clauses.map((clause) => [clause.id, clause]));
  return (clauseId) => {
    let clause = clauseId === undefined ? undefined : known.get(clauseId);
    while (clause?.parentId !== undefined) clause = known.get(clause.parentId);
    return clause?.id;
  };
}

function compareMatches(a: RuleMatch, b: RuleMatch): number {
  return b.severity - a.severity || a.sentence.start - b.sentence.start;
}
