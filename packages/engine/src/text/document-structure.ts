import type {
  Amendment,
  Attachment,
  Clause,
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
