import type { ReviewItem } from '@clauselight/schema';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { modelReviewItems, modelReviews } from '../tables/model-tables.ts';

type QueryHandle = Pick<Database['orm'], 'select'>;

export type ReviewRow = typeof modelReviews.$inferSelect;

export interface StoredItem {
  /** Increases in the order in which items were added. */
  readonly id: number;
  readonly item: ReviewItem;
}

export interface ReviewKey {
  readonly analysisId: string;
  /** Id of the side; empty if no side is taken. */
  readonly side: string;
}

export async function findReview(
  orm: QueryHandle,
  { analysisId, side }: ReviewKey,
): Promise<ReviewRow | undefined> {
  const [row] = await orm
    .select()
    .from(modelReviews)
    .where(and(eq(modelReviews.analysisId, analysisId), eq(modelReviews.side, side)));
  return row;
}

export interface ItemsOfReview {
  readonly reviewId: string;
  /** Items up to this id have already been received. */
  readonly afterId: number;
}

export function listItems(
  orm: QueryHandle,
  { reviewId, afterId }: ItemsOfReview,
): Promise<StoredItem[]> {
  return orm
    .select({ id: modelReviewItems.id, item: modelReviewItems.item })
    .from(modelReviewItems)
    .where(and(eq(modelReviewItems.reviewId, reviewId), gt(modelReviewItems.id, afterId)))
    .orderBy(asc(modelReviewItems.id));
}
