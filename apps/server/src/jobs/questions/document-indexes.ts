import { indexPassages, type PassageIndex } from '@clauselight/engine';
import type { OpenDocument } from '../../domain/analyses/recent-documents.ts';
import {
  openReferenceDocument,
  type ReferenceDocument,
} from '../reviews/verify/reference-document.ts';

export interface DocumentIndexes {
  /** For questions. */
  readonly passages: PassageIndex;
  /** For the comparison of what is said of the document. */
  readonly known: ReferenceDocument;
}

/** They go with their document. */
const indexes = new WeakMap<OpenDocument, DocumentIndexes>();

/** What a document is searched and claims are compared by: made when it is first wanted, and kept as long as the document. */
export function getIndexes(document: OpenDocument): DocumentIndexes {
  const found = indexes.get(document);
  if (found !== undefined) return found;
  const made = createIndexes(document);
  indexes.set(document, made);
  return made;
}

function createIndexes(document: OpenDocument): DocumentIndexes {
  let passages: PassageIndex | undefined;
  let known: ReferenceDocument | undefined;
  return {
    get passages() {
      passages ??= indexPassages(document);
      return passages;
    },
    get known() {
      known ??= openReferenceDocument(document);
      return known;
    },
  };
}
