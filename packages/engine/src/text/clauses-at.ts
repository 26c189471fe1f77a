import { type ClauseReference, createClauseReference } from '@clauselight/schema';
import type { DocumentStructure } from './document-structure.ts';

/**
 * Creates a function that finds the clause at a position of the source text, in logarithmic time: a contract has
 * thousands of terms and as many sentences. It returns nothing outside of sentences.
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
