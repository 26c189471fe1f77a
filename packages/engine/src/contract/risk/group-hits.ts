import type { Clause } from '@clauselight/schema';
import type { DocumentStructure } from '../../text/document-structure.ts';
import type { Hit } from './evaluate-rule.ts';

/** Groups the hits of one rule by outermost clause, the most severe hit first. One clause makes one finding. */
export function groupHits(
  hits: readonly Hit[],
  structure: DocumentStructure,
): readonly (readonly Hit[])[] {
  const clauses = new Map(structure.clauses.map((clause) => [clause.id, clause]));
  const groups = new Map<string | undefined, Map<number, Hit>>();
  for (const hit of hits) {
    const key = getOutermost(clauses, hit.sentence.clauseId);
    const group = groups.get(key) ?? new Map<number, Hit>();
    const known = group.get(hit.sentence.start);
    if (known === undefined || known.severity < hit.severity) group.set(hit.sentence.start, hit);
    groups.set(key, group);
  }
  return [...groups.values()].map((group) => [...group.values()].sort(compareHits));
}

function getOutermost(
  clauses: ReadonlyMap<string, Clause>,
  clauseId: string | undefined,
): string | undefined {
  let clause = clauseId === undefined ? undefined : clauses.get(clauseId);
  while (clause?.parentId !== undefined) clause = clauses.get(clause.parentId);
  return clause?.id;
}

function compareHits(a: Hit, b: Hit): number {
  return b.severity - a.severity || a.sentence.start - b.sentence.start;
}
