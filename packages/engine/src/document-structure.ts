import type {
  Amendment,
  Attachment,
  Clause,
  ClauseReference,
  CrossReference,
  Definition,
  SignatureBlock,
  Span,
} from '@clauselight/schema';
import type { Passage } from './passage.ts';

/** One sentence of running text; headings, tables of contents, page headers and footers hold none. */
export interface Sentence extends Span {
  readonly passage: Passage;
  /** Innermost clause it stands in; absent before the first clause. */
  readonly clauseId: string | undefined;
  /** Whether it says what a word means, so that nothing in it is a promise of its own. */
  readonly isDefinition: boolean;
}

/** What the document is built of. Sentences and clauses are in document order. */
export interface DocumentStructure {
  readonly title: Span | undefined;
  readonly clauses: readonly Clause[];
  readonly sentences: readonly Sentence[];
  readonly definitions: readonly Definition[];
  readonly crossReferences: readonly CrossReference[];
  readonly signatureBlocks: readonly SignatureBlock[];
  readonly attachments: readonly Attachment[];
  readonly amendments: readonly Amendment[];
  readonly wordCount: number;
}

/** How a finding or term names the clause with this id. */
export function findClauseReference(
  structure: DocumentStructure,
  clauseId: string | undefined,
): ClauseReference | undefined {
  const clause = structure.clauses.find(({ id }) => id === clauseId);
  if (clause === undefined) return undefined;
  return {
    id: clause.id,
    ...(clause.number !== undefined && { number: clause.number }),
    ...(clause.heading !== undefined && { heading: clause.heading }),
  };
}

/** The sentence covering a place in the source text. */
export function findSentenceAt(
  structure: DocumentStructure,
  position: number,
): Sentence | undefined {
  return structure.sentences.find(({ start, end }) => start <= position && position < end);
}
