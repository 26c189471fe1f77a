import { AppError, type DocumentKind, isFinal } from '@clauselight/schema';
import { createSharedFeed } from '../../platform/events/shared-feed.ts';
import type { DocumentChanges } from '../documents/document-changes.ts';
import type { RequireDocument } from '../documents/require-document.ts';
import type { AnalysisRow } from './analysis-rows.ts';
import type { AnalysisCommands } from './commands.ts';
import type { AnalysisStore, StoredEvent } from './store.ts';

export interface AnalysisServiceParts {
  readonly store: AnalysisStore;
  readonly requireDocument: RequireDocument;
  readonly commands: AnalysisCommands;
  readonly changes: DocumentChanges;
}

export interface FollowOptions {
  readonly documentId: string;
  /** Events up to this id have already been received. */
  readonly afterId: number;
  readonly signal: AbortSignal;
  onEvent(stored: StoredEvent): void;
}

/** Operations on analyses. Another session's analysis is answered with `not_found`. */
export function createAnalysisService({
  store,
  requireDocument,
  commands,
  changes,
}: AnalysisServiceParts) {
  const get = async (ownerId: string, id: string): Promise<AnalysisRow> => {
    const row = await store.find(ownerId, id);
    if (row === undefined) throw new AppError('not_found');
    return row;
  };

  const feed = createSharedFeed<StoredEvent, undefined>({
    changes,
    load: async (analysisId, afterId) => ({
      of: analysisId,
      items: await store.listEvents(analysisId, afterId),
      state: undefined,
    }),
  });

  /** Yields the events of the document's latest analysis until it has ended. Returns whether it ended. */
  const follow = async ({
    documentId,
    afterId,
    signal,
    onEvent,
  }: FollowOptions): Promise<boolean> => {
    const analysisId = await store.findLatestId(documentId);
    if (analysisId === undefined) return true;
    return feed.follow({
      key: analysisId,
      changedId: documentId,
      afterId,
      signal,
      onPage({ items }) {
        for (const stored of items) {
          onEvent(stored);
          if (isFinal(stored.event.status)) return true;
        }
        return false;
      },
    });
  };

  return {
    get,
    list: store.list,
    follow,
    requireDocument,
    /**
     * Whether a client that received the events up to `afterId` has received the final event of the document's latest
     * analysis.
     */
    async isFollowed(documentId: string, afterId: number): Promise<boolean> {
      const analysisId = await store.findLatestId(documentId);
      if (analysisId === undefined) return true;
      const last = (await store.listEvents(analysisId, 0)).at(-1);
      return last !== undefined && last.id <= afterId && isFinal(last.event.status);
    },
    /** Starts an analysis of the document, or joins the running one. `kind` is what the owner says it is. */
    async start(
      ownerId: string,
      documentId: string,
      kind?: DocumentKind | null,
    ): Promise<AnalysisRow> {
      return get(ownerId, await commands.start(ownerId, documentId, kind));
    },
    /** Waits until the analysis has ended and returns it. If it failed, throws the error that made it fail. */
    async getFinished(
      ownerId: string,
      started: AnalysisRow,
      signal: AbortSignal,
    ): Promise<AnalysisRow> {
      await follow({
        documentId: started.documentId,
        afterId: 0,
        signal,
        onEvent: () => undefined,
      });
      const row = await get(ownerId, started.id);
      if (row.status === 'completed') return row;
      throw new AppError(row.errorCode ?? 'unavailable');
    },
    async cancel(ownerId: string, id: string): Promise<AnalysisRow> {
      const row = await get(ownerId, id);
      if (!(await commands.cancel(id, row.documentId))) throw new AppError('analysis_not_running');
      return get(ownerId, id);
    },
  };
}
export type AnalysisService = ReturnType<typeof createAnalysisService>;
