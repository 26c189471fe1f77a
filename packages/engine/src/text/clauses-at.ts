import { type ClauseReference, createClauseReference } from '@clauselight/schema';
import type { DocumentStructure } from './document-structure.ts';
import { findSentenceIndex } from './sentences-at.ts';

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
    const sentence = sentences[findSentenceIndex(sentences, position)];
    return sentence !== undefined && sentence.start <= position
      ? references.get(sentence.clauseId ?? '')
      : undefined;
  };
}
