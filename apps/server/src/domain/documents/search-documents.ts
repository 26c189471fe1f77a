import { setImmediate } from 'node:timers/promises';
import { type DocumentSearch, maxFoundDocuments } from '@clauselight/schema';
import { sourceTextKey } from '../../platform/storage/keys.ts';
import type { ObjectStorage } from '../../platform/storage/object-storage.ts';
import { findPassages, splitSearch } from './find-passages.ts';
import type { SearchStore } from './search-store.ts';

interface SearchParts {
  readonly store: SearchStore;
  readonly storage: Pick<ObjectStorage, 'find'>;
}

/** Creates the search in the texts of an owner's documents. */
export function createDocumentSearch({ store, storage }: SearchParts) {
  /** Texts are stored for the search when it is first used: most documents are never searched. */
  async function storeTexts(ownerId: string): Promise<void> {
    for (const document of await store.listUnsearched(ownerId)) {
      const json = await storage.find(sourceTextKey(document.id));
      if (json === undefined) continue;
      // Written by the reader in its own form; the text alone is used.
      const { text } = JSON.parse(json.toString()) as { readonly text: string };
      await store.storeText(document, withoutUnstorable(text));
      // A long text takes a moment to parse; other requests go first.
      await setImmediate();
    }
  }

  /** The documents that have all the words of a query, with the passages where they stand. */
  return async (ownerId: string, query: string): Promise<DocumentSearch> => {
    await storeTexts(ownerId);
    const words = splitSearch(query);
    if (words.length === 0) return { documents: [], isCut: false };
    const ids = await store.listWith(ownerId, { words, limit: maxFoundDocuments + 1 });
    const found: DocumentSearch['documents'] = [];
    // One text at a time: together they may be larger than the memory.
    for (const documentId of ids.slice(0, maxFoundDocuments)) {
      const text = await store.findText(documentId);
      if (text !== undefined) found.push({ documentId, passages: [...findPassages(text, words)] });
    }
    return { documents: found, isCut: ids.length > maxFoundDocuments };
  };
}

/** The text without characters that the database cannot store; every offset stays. */
function withoutUnstorable(text: string): string {
  return text.replaceAll('\0', ' ').replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}
