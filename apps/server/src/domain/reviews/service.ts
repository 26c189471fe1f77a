import { AppError, isReviewFinal, type ModelReview, type ReviewState } from '@clauselight/schema';
import { isStorable } from '../../platform/database/storable-text.ts';
import { createSharedFeed } from '../../platform/events/shared-feed.ts';
import type { DocumentChanges } from '../documents/document-changes.ts';
import type { NewReview, ReviewCommands } from './commands.ts';
import { presentReview, presentState } from './present-review.ts';
import type { ReviewRow, StoredItem } from './review-rows.ts';
import type { ReviewStore } from './store.ts';

export interface ReviewServiceParts {
  readonly store: ReviewStore;
  readonly commands: ReviewCommands;
  readonly changes: DocumentChanges;
  /** The configured language model; undefined if there is none. */
  readonly model: NewReview['model'] | undefined;
  /** Whether the owner allows a language model to read their documents. */
  isModelAllowed(ownerId: string): Promise<boolean>;
}

/** Identifies a review. */
export interface ReviewAddress {
  readonly ownerId: string;
  readonly analysisId: string;
  /** Id of the side; undefined for none. */
  readonly side: string | undefined;
}

export interface FoundReview {
  readonly documentId: string;
  readonly row: ReviewRow;
}

export interface FollowOptions {
  /** Items up to this id have already been received. */
  readonly afterId: number;
  readonly signal: AbortSignal;
  onItem(stored: StoredItem): void;
  onState(state: ReviewState): void;
}

/** Operations on reviews. Another session's review is answered with `not_found`. */
export function createReviewService(parts: ReviewServiceParts) {
  const { store, commands, changes, model, isModelAllowed } = parts;

  const feed = createSharedFeed<StoredItem, ReviewRow>({
    changes,
    async load(key, afterId) {
      const [analysisId, side] = JSON.parse(key) as [string, string];
      // The state is read first: then all items that precede a final state are found.
      const state = await store.find(analysisId, side);
      if (state === undefined) return undefined;
      return { of: state.id, items: await store.listItems(state.id, afterId), state };
    },
  });

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
    /**
     * Starts the review, or joins the existing one. Throws `model_off` if there is no model or the owner has switched
     * it off.
     */
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
    /** Throws `review_not_running` if the review has ended. */
    async cancel(address: ReviewAddress): Promise<ModelReview> {
      const { row } = await findReview(address);
      if (!(await commands.cancel(row.id))) throw new AppError('review_not_running');
      return get(address);
    },
    /** Whether a client that received the items up to `afterId` has received the end of the review. */
    async isFollowed({ row }: FoundReview, afterId: number): Promise<boolean> {
      if (!isReviewFinal(row.status) || afterId === 0) return false;
      const lastId = await store.findLastItemId(row.id);
      return lastId !== undefined && lastId <= afterId;
    },
    /** Yields the items and the state of a review until it has ended or is gone. */
    async follow({ documentId, row }: FoundReview, options: FollowOptions): Promise<void> {
      const { signal, onItem, onState } = options;
      let said = '';
      await feed.follow({
        key: JSON.stringify([row.analysisId, row.side]),
        changedId: documentId,
        afterId: options.afterId,
        signal,
        onPage({ items, state: now }) {
          for (const stored of items) onItem(stored);
          const state = presentState(now);
          const json = JSON.stringify(state);
          if (json !== said) onState(state);
          said = json;
          return isReviewFinal(now.status);
        },
      });
    },
  };
}
export type ReviewService = ReturnType<typeof createReviewService>;
