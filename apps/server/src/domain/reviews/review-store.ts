import type { ReviewItem, ReviewStatus } from '@clauselight/schema';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Database } from '../../platform/database/open.ts';
import { documentChangedChannel } from '../change-channels.ts';
import { analyses, documents } from '../tables/document-tables.ts';
import { modelReviewItems, modelReviews } from '../tables/model-tables.ts';
import type { EarlierSpending, ReviewCounts } from './review-counts.ts';

export interface ReviewTask {
  readonly reviewId: string;
  readonly analysisId: string;
  readonly documentId: string;
  readonly ownerId: string;
  /** Milliseconds that the engine took for the analysis. */
  readonly engineMs: number;
  /** Id of the side that is taken; undefined for none. */
  readonly side: string | undefined;
  /** What an earlier attempt found and spent before its process ended. */
  readonly kept: readonly KeptItem[];
  readonly spentBefore: EarlierSpending;
}

export interface KeptItem {
  readonly key: string;
  readonly item: ReviewItem;
}

/** The final state of a review. */
export interface ReviewEnd {
  readonly status: Exclude<ReviewStatus, 'queued' | 'running' | 'cancelled'>;
  readonly counts: ReviewCounts;
  readonly durationMs: number;
}

type Transaction = Pick<NodePgDatabase, 'select' | 'update' | 'insert' | 'execute'>;

const nothingCounted = {
  portionsTotal: 0,
  portionsDone: 0,
  portionsFailed: 0,
  rejectedQuotes: 0,
  rejectedStatements: 0,
  failures: [],
};

/** Updates that the review job makes. Nothing is added to a review that was canceled or removed meanwhile. */
export function createReviewTaskStore({ orm }: Pick<Database, 'orm'>) {
  return {
    /** Marks the review as running; returns undefined if it is gone or has ended. */
    begin: (reviewId: string): Promise<ReviewTask | undefined> =>
      orm.transaction((tx) => begin(tx, reviewId)),
    /** Adds the items that are not stored yet; returns false if the review is not running any more. */
    addItems: (task: ReviewTask, items: readonly KeptItem[]): Promise<boolean> =>
      orm.transaction((tx) => addItems(tx, task, items)),
    /**
     * Writes the progress and the costs, the costs even of a canceled review. Returns false if it is not running any
     * more.
     */
    writeCounts: ({ reviewId, documentId }: ReviewTask, counts: ReviewCounts): Promise<boolean> =>
      orm.transaction(async (tx) => {
        const [review] = await tx
          .update(modelReviews)
          .set(counts)
          .where(eq(modelReviews.id, reviewId))
          .returning({ status: modelReviews.status });
        if (review?.status !== 'running') return false;
        await announce(tx, documentId);
        return true;
      }),
    async isRunning(reviewId: string): Promise<boolean> {
      return (await orm.$count(modelReviews, isUnfinished(reviewId))) > 0;
    },
    countItems: (reviewId: string): Promise<number> =>
      orm.$count(modelReviewItems, eq(modelReviewItems.reviewId, reviewId)),
    end: ({ reviewId, documentId }: ReviewTask, end: ReviewEnd): Promise<void> =>
      orm.transaction(async (tx) => {
        const { status, counts, durationMs } = end;
        const ended = await tx
          .update(modelReviews)
          .set({ status, durationMs, ...counts })
          .where(isUnfinished(reviewId))
          .returning({ id: modelReviews.id });
        if (ended.length > 0) await announce(tx, documentId);
      }),
    /** Ends a review whose work cannot be done at all. */
    fail: (reviewId: string): Promise<void> => orm.transaction((tx) => fail(tx, reviewId)),
  };
}
export type ReviewTaskStore = ReturnType<typeof createReviewTaskStore>;

function isUnfinished(reviewId: string) {
  return and(eq(modelReviews.id, reviewId), inArray(modelReviews.status, ['queued', 'running']));
}

async function begin(tx: Transaction, reviewId: string): Promise<ReviewTask | undefined> {
  const [review] = await tx
    .update(modelReviews)
    .set({ status: 'running', startedAt: new Date(), ...nothingCounted })
    .where(isUnfinished(reviewId))
    .returning();
  if (review === undefined) return undefined;
  const [document] = await tx
    .select({
      documentId: documents.id,
      ownerId: documents.ownerId,
      engineMs: sql<number>`coalesce(${analyses.durationMs}, 0)`,
    })
    .from(analyses)
    .innerJoin(documents, eq(documents.id, analyses.documentId))
    .where(eq(analyses.id, review.analysisId));
  if (document === undefined) return undefined;
  await announce(tx, document.documentId);
  const { calls, cachedCalls, inputTokens, outputTokens, microdollars } = review;
  return {
    ...document,
    reviewId,
    analysisId: review.analysisId,
    side: review.side === '' ? undefined : review.side,
    kept: await listItems(tx, reviewId),
    spentBefore: { calls, cachedCalls, inputTokens, outputTokens, microdollars },
  };
}

async function addItems(
  tx: Transaction,
  { reviewId, documentId }: ReviewTask,
  items: readonly KeptItem[],
): Promise<boolean> {
  // Items are added one transaction after the other: a client that has received an item's id has received every lower
  // one.
  const running = await tx
    .select({ id: modelReviews.id })
    .from(modelReviews)
    .where(isUnfinished(reviewId))
    .for('update');
  if (running.length === 0) return false;
  await tx
    .insert(modelReviewItems)
    .values(items.map((item) => ({ reviewId, ...item })))
    .onConflictDoNothing();
  await announce(tx, documentId);
  return true;
}

async function fail(tx: Transaction, reviewId: string): Promise<void> {
  const [failed] = await tx
    .update(modelReviews)
    .set({ status: 'failed' })
    .where(isUnfinished(reviewId))
    .returning({ analysisId: modelReviews.analysisId });
  if (failed === undefined) return;
  const [analysis] = await tx
    .select({ documentId: analyses.documentId })
    .from(analyses)
    .where(eq(analyses.id, failed.analysisId));
  if (analysis !== undefined) await announce(tx, analysis.documentId);
}

function listItems(tx: Transaction, reviewId: string): Promise<KeptItem[]> {
  return tx
    .select({ key: modelReviewItems.key, item: modelReviewItems.item })
    .from(modelReviewItems)
    .where(eq(modelReviewItems.reviewId, reviewId))
    .orderBy(asc(modelReviewItems.id));
}

async function announce(tx: Transaction, documentId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${documentChangedChannel}, ${documentId})`);
}
