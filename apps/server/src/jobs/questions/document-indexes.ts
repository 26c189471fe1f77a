import { indexPassages, type PassageIndex } from '@clauselight/engine';
import type { OpenDocument } from '../../domain/analyses/recent-documents.ts';
import {
  openReferenceDocument,
  type ReferenceDocument,
} from '../reviews/verify/reference-document.ts';

export interface DocumentIndexes {
  /** Used by questions. */
  readonly passages: PassageIndex;
  /** Used to compare claims with the document. */
  readonly known: ReferenceDocument;
}

/** Indexes live as long as their parsed document. */
const indexes = new WeakMap<OpenDocument, DocumentIndexes>();

/**
 * The search index and the comparison index of a document. They are created on first use and kept as long as the
 * document.
 */
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
