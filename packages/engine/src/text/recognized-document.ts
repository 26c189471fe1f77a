import type { Analysis, DocumentKind, SourceText } from '@clauselight/schema';
import type { DocumentStructure } from './document-structure.ts';

/** A document whose structure and kind are known: what every further step begins with. */
export interface RecognizedDocument {
  readonly sourceText: SourceText;
  readonly structure: DocumentStructure;
  readonly documentKind: Analysis['documentKind'] & { readonly kind: DocumentKind };
}
