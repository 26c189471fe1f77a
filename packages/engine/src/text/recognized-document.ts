import type { Analysis, DocumentKind, SourceText } from '@clauselight/schema';
import type { DocumentStructure } from './document-structure.ts';

/** A document with known structure and kind: the input of every later step. */
export interface RecognizedDocument {
  readonly sourceText: SourceText;
  readonly structure: DocumentStructure;
  readonly documentKind: Analysis['documentKind'] & { readonly kind: DocumentKind };
}
