import { randomUUID } from 'node:crypto';
import { AppError, isReviewFinal } from '@clauselight/schema';
import { and, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Database } from '../../platform/database/open.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import { documentChangedChannel } from '../change-channels.ts';
import { analyses, documents } from '../tables/document-tables.ts';
import { modelReviews } from '../tables/model-tables.ts';
import { cancelReviews } from './cancel-reviews.ts';
import type { ReviewRow } from './review-rows.ts';

export interface NewReview {
  readonly ownerId: string;
  readonly analysisId: string;
  /** Empty for nobody's. */
  readonly side: string;
  /** Whether a review that has ended is made anew. */
  readonly again: boolean;
  readonly model: { readonly provider: string; readonly name: string };
}

type Transaction = Pick<NodePgDatabase, 'select' | 'insert' | 'delete' | 'execute'>;

/** What starts and ends reviews, each in one transaction with the job that belongs to it. */
export function createReviewCommands({ orm }: Pick<Database, 'orm'>) {
  return {
    /**
     * Starts a review where there is none to join. The analysis' row is locked meanwhile, so that two requests at once start
     * one. Throws not_found, analysis_missing where the analysis is not completed, invalid_request where it knows no such
     * side.
     */
    start: (given: NewReview): Promise<void> =>
      orm.transaction(async (tx) => {
        const documentId = await holdAnalysis(tx, given);
        const { analysisId, side, again, model } = given;
        const [existing] = await tx
          .select()
          .from(modelReviews)
          .where(and(eq(modelReviews.analysisId, analysisId), eq(modelReviews.side, side)));
        if (existing !== undefined) {
          if (!isMadeAgain(existing, again)) return;
          // A new row with a new id: whatever the work on the old one still writes finds nothing.
          await tx.delete(modelReviews).where(eq(modelReviews.id, existing.id));
        }
        const id = randomUUID();
        await tx.insert(modelReviews).values({
          id,
          analysisId,
          side,
          status: 'queued',
          provider: model.provider,
          model: model.name,
        });
        await enqueue(tx, { kind: 'review-analysis', payload: { reviewId: id } });
        await tx.execute(sql`select pg_notify(${documentChangedChannel}, ${documentId})`);
      }),
    /** Whether it was still under way and is cancelled now. */
    cancel: (reviewId: string): Promise<boolean> =>
      orm.transaction(async (tx) => (await cancelReviews(tx, eq(modelReviews.id, reviewId))) > 0),
  };
}
export type ReviewCommands = ReturnType<typeof createReviewCommands>;

/** The document of the analysis, which stays until the transaction ends. */
async function holdAnalysis(
  tx: Transaction,
  { ownerId, analysisId, side }: NewReview,
): Promise<string> {
  const [held] = await tx
    .select({
      documentId: documents.id,
      status: analyses.status,
      hasSide: sql<boolean>`coalesce(${analyses.result} -> 'sides' @> ${JSON.stringify([{ id: side }])}::jsonb, false)`,
    })
    .from(analyses)
    .innerJoin(documents, eq(documents.id, analyses.documentId))
    .where(and(eq(documents.ownerId, ownerId), eq(analyses.id, analysisId)))
    .for('update', { of: analyses });
  if (held === undefined) throw new AppError('not_found');
  if (held.status !== 'completed') throw new AppError('analysis_missing');
  if (side !== '' && !held.hasSide) {
    throw new AppError('invalid_request', { details: 'side: the analysis has no such side' });
  }
  return held.documentId;
}

function isMadeAgain({ status }: ReviewRow, again: boolean): boolean {
  if (!isReviewFinal(status)) return false;
  return again || status === 'failed' || status === 'cancelled';
}
