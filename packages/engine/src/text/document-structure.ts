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

/** One sentence of running text. Headings, tables of contents, page headers and footers contain none. */
export interface Sentence extends Span {
  readonly passage: Passage;
  /** The innermost clause of the sentence; `undefined` before the first clause. */
  readonly clauseId: string | undefined;
  /** Whether it defines a word, so that nothing in it is a promise. */
  readonly isDefinition: boolean;
}

/** The structure of a document. Sentences and clauses are in document order. */
export interface DocumentStructure {
  readonly title: Span | undefined;
  readonly clauses: readonly Clause[];
  readonly sentences: readonly Sentence[];
  readonly definitions: readonly Definition[];
  readonly crossReferences: readonly CrossReference[];
  readonly signatureBlocks: readonly SignatureBlock[];
  readonly attachments: readonly Attachment[];
  readonly amendments: readonly Amendment[];
  /** Passages that speak to whoever fills in a form, and are no terms; in order and apart from each other. */
  readonly guidance: readonly Span[];
  readonly wordCount: number;
}
