import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { documentChangedChannel, reviewCancelledChannel } from '../change-channels.ts';
import { modelReviews } from '../tables/model-tables.ts';

/**
 * Cancels the reviews that are under way and meet the condition, and tells the workers, which ask the model nothing more,
 * and the pages that follow them. Answers with how many there were.
 */
export async function cancelReviews(
  tx: Pick<NodePgDatabase, 'update' | 'execute'>,
  condition: SQL,
): Promise<number> {
  const { id, status, startedAt, durationMs } = modelReviews;
  const cancelled = await tx
    .update(modelReviews)
    .set({
      status: 'cancelled',
      durationMs: sql`coalesce(extract(epoch from now() - ${startedAt}) * 1000, ${durationMs})::integer`,
    })
    .where(and(inArray(status, ['queued', 'running']), condition))
    .returning({
      id,
      documentId: sql<string>`(select document_id from analyses where analyses.id = model_reviews.analysis_id)`,
    });
  for (const review of cancelled) {
    await tx.execute(sql`select pg_notify(${reviewCancelledChannel}, ${review.id})`);
    await tx.execute(sql`select pg_notify(${documentChangedChannel}, ${review.documentId})`);
  }
  return cancelled.length;
}
