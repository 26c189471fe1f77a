import { randomUUID } from 'node:crypto';
import { AppError, type HighlightChange, type newHighlightSchema } from '@clauselight/schema';
import type { z } from 'zod';
import type { ObjectStorage } from '../../platform/storage/object-storage.ts';
import type { RequireDocument } from '../documents/require-document.ts';
import { requireAnchored } from './anchor.ts';
import type { HighlightCommands } from './commands.ts';
import type { HighlightRow } from './highlight-rows.ts';
import type { HighlightStore } from './store.ts';

export interface HighlightServiceParts {
  readonly store: HighlightStore;
  readonly requireDocument: RequireDocument;
  readonly commands: HighlightCommands;
  readonly storage: ObjectStorage;
}

export interface AddOptions {
  readonly ownerId: string;
  readonly documentId: string;
  readonly given: z.output<typeof newHighlightSchema>;
}

/** Operations on highlights. Another session's highlight is answered with `not_found`. */
export function createHighlightService({
  store,
  requireDocument,
  commands,
  storage,
}: HighlightServiceParts) {
  const requireRow = (row: HighlightRow | undefined) => {
    if (row === undefined) throw new AppError('not_found');
    return row;
  };

  return {
    async list(ownerId: string, documentId: string): Promise<HighlightRow[]> {
      await requireDocument(ownerId, documentId);
      return store.list(documentId);
    },
    async add({ ownerId, documentId, given }: AddOptions): Promise<HighlightRow> {
      await requireDocument(ownerId, documentId);
      await requireAnchored(storage, { documentId, ...given });
      return commands.add({ id: randomUUID(), documentId, ...given });
    },
    async change(ownerId: string, id: string, change: HighlightChange): Promise<HighlightRow> {
      const isEmpty = Object.values(change).every((value) => value === undefined);
      return requireRow(
        isEmpty ? await store.find(ownerId, id) : await store.change(ownerId, id, change),
      );
    },
    async delete(ownerId: string, id: string): Promise<void> {
      if (!(await store.delete(ownerId, id))) throw new AppError('not_found');
    },
    restore: (ownerId: string, id: string): Promise<HighlightRow> =>
      commands.restore({ ownerId, id }),
  };
}
export type HighlightService = ReturnType<typeof createHighlightService>;
