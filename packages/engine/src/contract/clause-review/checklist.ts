import type { ClauseImportance, DocumentKind } from '@clauselight/schema';

/** The clauses that a contract of one kind should have. Other clauses are listed only where the document has them. */
export interface Checklist {
  readonly kind: DocumentKind;
  /** What the list is written for: the side that usually did not write the contract. */
  readonly writtenFor: string;
  /** Ids of clauses by how important they are, in that side's order. */
  readonly clauses: Readonly<Record<ClauseImportance, readonly string[]>>;
  /** Clauses that come first for another side, by its role. */
  readonly first: Readonly<Record<string, readonly string[]>>;
}

/** What ends most contracts between businesses. */
export const closingClauses = [
  'force-majeure',
  'notices',
  'entire-agreement',
  'severability',
  'non-waiver',
  'third-parties',
  'parties',
] as const;
