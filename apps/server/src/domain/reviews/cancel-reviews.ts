import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { documentChangedChannel, reviewCanceledChannel } from '../change-channels.ts';
import { modelReviews } from '../tables/model-tables.ts';

/**
 * Cancels the running reviews that meet the condition. Notifies the workers, which then stop asking the model, and
 * the pages that follow the reviews. Returns how many were canceled.
 */
export async function cancelReviews(
  tx: Pick<NodePgDatabase, 'update' | 'execute'>,
  condition: SQL,
): Promise<number> {
  const { id, status, startedAt, durationMs } = modelReviews;
  const canceled = await tx
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
  for (const review of canceled) {
    await tx.execute(sql`select pg_notify(${reviewCanceledChannel}, ${review.id})`);
    await tx.execute(sql`select pg_notify(${documentChangedChannel}, ${review.documentId})`);
  }
  return canceled.length;
}
