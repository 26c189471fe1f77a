import type { ReviewItem } from '@clauselight/schema';
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import { modelReviewItems, modelReviews } from '../../platform/database/model-tables.ts';
import type { Database } from '../../platform/database/open.ts';
import { analyses, documents } from '../../platform/database/tables.ts';

export type ReviewRow = typeof modelReviews.$inferSelect;

export interface StoredItem {
  /** Grows in the order in which the items came. */
  readonly id: number;
  readonly item: ReviewItem;
}

/** The rows of reviews. */
export function createReviewStore({ orm }: Pick<Database, 'orm'>) {
  return {
    /** The document of an analysis; undefined where it is not the owner's. */
    async findDocumentId(ownerId: string, analysisId: string): Promise<string | undefined> {
      const [row] = await orm
        .select({ id: documents.id })
        .from(analyses)
        .innerJoin(documents, eq(documents.id, analyses.documentId))
        .where(and(eq(documents.ownerId, ownerId), eq(analyses.id, analysisId)));
      return row?.id;
    },
    /** `side` is empty for nobody's. */
    async find(analysisId: string, side: string): Promise<ReviewRow | undefined> {
      const [row] = await orm
        .select()
        .from(modelReviews)
        .where(and(eq(modelReviews.analysisId, analysisId), eq(modelReviews.side, side)));
      return row;
    },
    listItems: (reviewId: string, afterId = 0): Promise<StoredItem[]> =>
      orm
        .select({ id: modelReviewItems.id, item: modelReviewItems.item })
        .from(modelReviewItems)
        .where(and(eq(modelReviewItems.reviewId, reviewId), gt(modelReviewItems.id, afterId)))
        .orderBy(asc(modelReviewItems.id)),
    async findLastItemId(reviewId: string): Promise<number | undefined> {
      const [last] = await orm
        .select({ id: modelReviewItems.id })
        .from(modelReviewItems)
        .where(eq(modelReviewItems.reviewId, reviewId))
        .orderBy(desc(modelReviewItems.id))
        .limit(1);
      return last?.id;
    },
  };
}
export type ReviewStore = ReturnType<typeof createReviewStore>;
