import { AppError, isReviewFinal, type ModelReview, type ReviewState } from '@clauselight/schema';
import { isStorable } from '../../platform/database/storable-text.ts';
import { createSignal } from '../../platform/events/signal.ts';
import type { DocumentChanges } from '../documents/document-changes.ts';
import type { NewReview, ReviewCommands } from './commands.ts';
import { presentReview, presentState } from './present-review.ts';
import type { ReviewRow, StoredItem } from './review-rows.ts';
import type { ReviewStore } from './store.ts';

export interface ReviewServiceParts {
  readonly store: ReviewStore;
  readonly commands: ReviewCommands;
  readonly changes: DocumentChanges;
  /** The language model that is configured; undefined where there is none. */
  readonly model: NewReview['model'] | undefined;
  /** Whether the owner lets a language model see their documents. */
  isModelAllowed(ownerId: string): Promise<boolean>;
}

/** Which review is meant. */
export interface ReviewAddress {
  readonly ownerId: string;
  readonly analysisId: string;
  /** Id of the side; undefined for nobody's. */
  readonly side: string | undefined;
}

export interface FoundReview {
  readonly documentId: string;
  readonly row: ReviewRow;
}

export interface FollowOptions {
  /** Items up to this id have been seen. */
  readonly afterId: number;
  readonly signal: AbortSignal;
  onItem(stored: StoredItem): void;
  onState(state: ReviewState): void;
}

/** What can be done with reviews. Anything of another session does not exist: not_found. */
export function createReviewService(parts: ReviewServiceParts) {
  const { store, commands, changes, model, isModelAllowed } = parts;

  const findReview = async (address: ReviewAddress): Promise<FoundReview> => {
    const { ownerId, analysisId, side = '' } = address;
    const documentId = await store.findDocumentId(ownerId, analysisId);
    const isPossible = documentId !== undefined && isStorable(side);
    const row = isPossible ? await store.find(analysisId, side) : undefined;
    if (documentId === undefined || row === undefined) throw new AppError('not_found');
    return { documentId, row };
  };
  const present = async ({ row }: FoundReview): Promise<ModelReview> => {
    const items = await store.listItems(row.id);
    return presentReview(
      row,
      items.map(({ item }) => item),
    );
  };
  const get = async (address: ReviewAddress) => present(await findReview(address));

  return {
    get,
    findReview,
    /** Starts the review, or joins the one there is. Throws model_off where there is no model, or the owner wants none. */
    async start(address: ReviewAddress, again: boolean): Promise<ModelReview> {
      const { ownerId, analysisId, side = '' } = address;
      if ((await store.findDocumentId(ownerId, analysisId)) === undefined) {
        throw new AppError('not_found');
      }
      if (model === undefined || !(await isModelAllowed(ownerId))) throw new AppError('model_off');
      if (!isStorable(side)) throw new AppError('invalid_request');
      await commands.start({ ownerId, analysisId, side, again, model });
      return get(address);
    },
    /** Throws review_not_running where it has ended. */
    async cancel(address: ReviewAddress): Promise<ModelReview> {
      const { row } = await findReview(address);
      if (!(await commands.cancel(row.id))) throw new AppError('review_not_running');
      return get(address);
    },
    /** Whether whoever has seen the items up to `afterId` has seen the end of the review. */
    async isFollowed({ row }: FoundReview, afterId: number): Promise<boolean> {
      if (!isReviewFinal(row.status) || afterId === 0) return false;
      const lastId = await store.findLastItemId(row.id);
      return lastId !== undefined && lastId <= afterId;
    },
    /** Passes on what a review finds, and how it stands, until it has ended or is gone. */
    async follow({ documentId, row }: FoundReview, options: FollowOptions): Promise<void> {
      const { signal, onItem, onState } = options;
      let seen = options.afterId;
      let said = '';
      const changed = createSignal(signal);
      const unsubscribe = changes.subscribe(documentId, changed.raise);
      try {
        while (!signal.aborted) {
          // The state first: whatever came before a final one is among the items then.
          const now = await store.find(row.analysisId, row.side);
          if (now === undefined) return;
          for (const stored of await store.listItems(now.id, seen)) {
            onItem(stored);
            seen = stored.id;
          }
          const state = presentState(now);
          const json = JSON.stringify(state);
          if (json !== said) onState(state);
          said = json;
          if (isReviewFinal(now.status)) return;
          await changed.wait();
        }
      } finally {
        unsubscribe();
      }
    },
  };
}
export type ReviewService = ReturnType<typeof createReviewService>;
