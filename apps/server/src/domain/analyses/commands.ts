import { randomUUID } from 'node:crypto';
import { AppError } from '@clauselight/schema';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import { type Entitlements, queueOwner, returnPlace } from '../billing/entitlement.ts';
import { analysisCancelledChannel } from '../change-channels.ts';
import { analyses, documents } from '../tables/document-tables.ts';
import { recordEvent } from './analysis-events.ts';

/** What starts and ends analyses, each in one transaction with the events and jobs that belong to it. */
export function createAnalysisCommands({ orm }: Database, entitlements: Entitlements) {
  return {
    /**
     * The unfinished analysis of the document, or a new one with its job. The owner's and the document's rows are locked
     * meanwhile, so that two requests at once start one analysis and take no more than is allowed. Throws not_found where
     * the document has been removed, allowance_used where the owner has no analysis left today.
     */
    start: (ownerId: string, documentId: string): Promise<string> =>
      orm.transaction(async (tx) => {
        if (!(await queueOwner(tx, ownerId))) throw new AppError('not_found');
        const [document] = await tx
          .select({ id: documents.id })
          .from(documents)
          .where(and(eq(documents.id, documentId), eq(documents.ownerId, ownerId)))
          .for('update');
        if (document === undefined) throw new AppError('not_found');
        const [unfinished] = await tx
          .select({ id: analyses.id })
          .from(analyses)
          .where(
            and(
              eq(analyses.documentId, documentId),
              inArray(analyses.status, ['queued', 'running']),
            ),
          );
        if (unfinished !== undefined) return unfinished.id;
        const id = randomUUID();
        await entitlements.take(tx, { ownerId, analysisId: id });
        await tx.insert(analyses).values({ id, documentId, status: 'queued' });
        await recordEvent(tx, { analysisId: id, documentId, status: 'queued' });
        await enqueue(tx, {
          kind: 'analyze-document',
          payload: { analysisId: id },
        });
        return id;
      }),
    /** Whether it was still unfinished and is cancelled now. */
    cancel: (id: string, documentId: string): Promise<boolean> =>
      orm.transaction(async (tx) => {
        const cancelled = await tx
          .update(analyses)
          .set({ status: 'cancelled', errorCode: 'analysis_cancelled' })
          .where(and(eq(analyses.id, id), inArray(analyses.status, ['queued', 'running'])))
          .returning({ id: analyses.id });
        if (cancelled.length === 0) return false;
        await returnPlace(tx, id);
        await recordEvent(tx, {
          analysisId: id,
          documentId,
          status: 'cancelled',
        });
        await tx.execute(sql`select pg_notify(${analysisCancelledChannel}, ${id})`);
        return true;
      }),
  };
}
export type AnalysisCommands = ReturnType<typeof createAnalysisCommands>;
