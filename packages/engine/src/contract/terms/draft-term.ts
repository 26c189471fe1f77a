import type { Evidence, Term } from '@clauselight/schema';

/** A term before it has an id and a clause. */
export type DraftTerm = Omit<Term, 'id' | 'clause'> & { readonly evidence: Evidence };
