import type { Database } from '../database/open.ts';
import { documentChangedChannel } from './channels.ts';

/** Tells those who wait for a document that there is something new to read about it. */
export interface DocumentChanges {
  /** Calls back after each change of the document, and whenever one may have been missed. */
  subscribe(documentId: string, onChange: () => void): () => void;
  close(): Promise<void>;
}

/** One listening connection for the whole process, however many browsers wait. */
export async function openDocumentChanges(database: Database): Promise<DocumentChanges> {
  const waiting = new Map<string, Set<() => void>>();
  const unlisten = await database.listen(documentChangedChannel, {
    onMessage: (documentId) => {
      for (const onChange of waiting.get(documentId) ?? []) onChange();
    },
    onReconnect: () => {
      for (const group of waiting.values()) for (const onChange of group) onChange();
    },
  });

  return {
    subscribe(documentId, onChange) {
      const group = waiting.get(documentId) ?? new Set();
      waiting.set(documentId, group.add(onChange));
      return () => {
        group.delete(onChange);
        if (group.size === 0 && waiting.get(documentId) === group) waiting.delete(documentId);
      };
    },
    close: unlisten,
  };
}
