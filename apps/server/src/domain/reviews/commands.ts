import { randomUUID } from 'node:crypto';
import { AppError, isReviewFinal } from '@clauselight/schema';
import { and, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Database } from '../../platform/database/open.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import { documentChangedChannel } from '../change-channels.ts';
import type { VisitorLimits } from '../limits/visitor-limits.ts';
import { analyses, documents } from '../tables/document-tables.ts';
import { modelReviews } from '../tables/model-tables.ts';
import { cancelReviews } from './cancel-reviews.ts';
import type { ReviewRow } from './review-rows.ts';

export interface NewReview {
  readonly ownerId: string;
  readonly analysisId: string;
  /** Empty if no side is taken. */
  readonly side: string;
  /** Whether a review that has ended is replaced by a new one. */
  readonly again: boolean;
  readonly model: { readonly provider: string; readonly name: string };
}

type Transaction = Pick<NodePgDatabase, 'select' | 'insert' | 'delete' | 'execute'>;

/** Starts and cancels reviews. Each command is one transaction, which includes the job. */
export function createReviewCommands({ orm }: Pick<Database, 'orm'>, limits: VisitorLimits) {
  return {
    /**
     * Starts a review, or joins the existing one. The analysis's row is locked, so that two simultaneous requests
     * start one review. Throws `not_found`; `analysis_missing` if the analysis is not completed; `invalid_request` if
     * it has no such side.
     */
    start: (given: NewReview): Promise<void> =>
      orm.transaction(async (tx) => {
        const documentId = await lockAnalysis(tx, given);
        const { analysisId, side, again, model } = given;
        const [existing] = await tx
          .select()
          .from(modelReviews)
          .where(and(eq(modelReviews.analysisId, analysisId), eq(modelReviews.side, side)));
        if (existing !== undefined) {
          if (!isMadeAgain(existing, again)) return;
          // The new row has a new id: work on the old review finds no row to write to.
          await tx.delete(modelReviews).where(eq(modelReviews.id, existing.id));
        }
        await limits.requireRoomInQueue(tx, given.ownerId);
        const id = randomUUID();
        await tx.insert(modelReviews).values({
          id,
          analysisId,
          side,
          status: 'queued',
          provider: model.provider,
          model: model.name,
        });
        await enqueue(tx, {
          kind: 'review-analysis',
          ownerId: given.ownerId,
          payload: { reviewId: id },
        });
        await tx.execute(sql`select pg_notify(${documentChangedChannel}, ${documentId})`);
      }),
    /** Returns whether a running review was canceled. */
    cancel: (reviewId: string): Promise<boolean> =>
      orm.transaction(async (tx) => (await cancelReviews(tx, eq(modelReviews.id, reviewId))) > 0),
  };
}
export type ReviewCommands = ReturnType<typeof createReviewCommands>;

/** Locks the analysis's document until the transaction ends. */
async function lockAnalysis(
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
