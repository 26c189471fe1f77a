import { type ClauseReference, createClauseReference } from '@clauselight/schema';
import type { DocumentStructure } from './document-structure.ts';

/**
 * Finds the clause that a place in the source text stands in, in logarithmic time: a contract has thousands of terms,
 * and as many sentences. Nothing for a place outside every sentence.
 */
export function createClauseLookup({
  clauses,
  sentences,
}: DocumentStructure): (position: number) => ClauseReference | undefined {
  const references = new Map(clauses.map((clause) => [clause.id, createClauseReference(clause)]));
  return (position) => {
    let low = 0;
    let high = sentences.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sentences[middle]?.end ?? 0) <= position) low = middle + 1;
      else high = middle;
    }
    const sentence = sentences[low];
    return sentence !== undefined && sentence.start <= position
      ? references.get(sentence.clauseId ?? '')
      : undefined;
  };
}
