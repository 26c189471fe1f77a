import { type Clause, type ClauseReference, createClauseReference } from '@clauselight/schema';
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
  const byId = new Map(clauses.map((clause) => [clause.id, clause]));
  const references = new Map(
    clauses.map((clause) => {
      const number = getFullNumber(clause, byId);
      return [clause.id, { ...createClauseReference(clause), ...(number && { number }) }];
    }),
  );
  return (position) => {
    const sentence = sentences[findSentenceIndex(sentences, position)];
    return sentence !== undefined && sentence.start <= position
      ? references.get(sentence.clauseId ?? '')
      : undefined;
  };
}

const letter = /^\(?([a-z]{1,4})[.)]?$/;
const numeral = /^\d+(?:\.\d+)*/;

/** `9(b)`: a letter alone says nothing about where a clause stands, so the number of the clause around it comes first. */
function getFullNumber(
  { number, parentId }: Clause,
  byId: ReadonlyMap<string, Clause>,
): string | undefined {
  const own = letter.exec(number ?? '')?.[1];
  if (own === undefined) return undefined;
  const parent = byId.get(parentId ?? '');
  const above = parent && (getFullNumber(parent, byId) ?? numeral.exec(parent.number ?? '')?.[0]);
  return above && `${above}(${own})`;
}
