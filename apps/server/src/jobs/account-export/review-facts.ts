import { asc, eq, getTableColumns } from 'drizzle-orm';
import { analyses } from '../../domain/tables/document-tables.ts';
import { modelReviewItems, modelReviews } from '../../domain/tables/model-tables.ts';
import type { Database } from '../../platform/database/open.ts';

/** The language model's reviews of a document's analyses, each with its items in order. */
export async function listReviews(orm: Database['orm'], documentId: string) {
  const rows = await orm
    .select(getTableColumns(modelReviews))
    .from(modelReviews)
    .innerJoin(analyses, eq(analyses.id, modelReviews.analysisId))
    .where(eq(analyses.documentId, documentId))
    .orderBy(asc(modelReviews.requestedAt), asc(modelReviews.id));
  return Promise.all(rows.map(async (row) => ({ ...row, items: await listItems(orm, row.id) })));
}

async function listItems(orm: Database['orm'], reviewId: string) {
  const rows = await orm
    .select({ item: modelReviewItems.item })
    .from(modelReviewItems)
    .where(eq(modelReviewItems.reviewId, reviewId))
    .orderBy(asc(modelReviewItems.id));
  return rows.map(({ item }) => item);
}
