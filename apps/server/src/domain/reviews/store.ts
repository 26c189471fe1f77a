import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { analyses, documents } from '../tables/document-tables.ts';
import { modelReviewItems } from '../tables/model-tables.ts';
import { findReview, listItems } from './review-rows.ts';

/** Queries on review rows. */
export function createReviewStore({ orm }: Pick<Database, 'orm'>) {
  return {
    /** The document of an analysis; undefined if it does not belong to the owner. */
    async findDocumentId(ownerId: string, analysisId: string): Promise<string | undefined> {
      const [row] = await orm
        .select({ id: documents.id })
        .from(analyses)
        .innerJoin(documents, eq(documents.id, analyses.documentId))
        .where(and(eq(documents.ownerId, ownerId), eq(analyses.id, analysisId)));
      return row?.id;
    },
    find: (analysisId: string, side: string) => findReview(orm, { analysisId, side }),
    listItems: (reviewId: string, afterId = 0) => listItems(orm, { reviewId, afterId }),
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
