import { randomUUID } from 'node:crypto';
import { AppError } from '@clauselight/schema';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import { type Entitlements, lockOwner, returnAllowance } from '../billing/entitlement.ts';
import { analysisCanceledChannel } from '../change-channels.ts';
import type { VisitorLimits } from '../limits/visitor-limits.ts';
import { analyses, documents } from '../tables/document-tables.ts';
import { recordEvent } from './analysis-events.ts';

/** Starts and cancels analyses. Each command is one transaction, which includes the events and jobs. */
export function createAnalysisCommands(
  { orm }: Database,
  entitlements: Entitlements,
  limits: VisitorLimits,
) {
  return {
    /**
     * Returns the unfinished analysis of the document, or creates a new one with its job. The rows of the owner and
     * of the document are locked, so that two simultaneous requests start one analysis and the allowance is not
     * exceeded. Throws `not_found` if the document was removed, `too_much_queued` if too much of the owner's work waits,
     * and `allowance_used` if the owner has no analysis left today.
     */
    start: (ownerId: string, documentId: string): Promise<string> =>
      orm.transaction(async (tx) => {
        if (!(await lockOwner(tx, ownerId))) throw new AppError('not_found');
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
        await limits.requireRoomInQueue(tx, ownerId);
        const id = randomUUID();
        await entitlements.take(tx, { ownerId, analysisId: id });
        await tx.insert(analyses).values({ id, documentId, status: 'queued' });
        await recordEvent(tx, { analysisId: id, documentId, status: 'queued' });
        await enqueue(tx, {
          kind: 'analyze-document',
          ownerId,
          payload: { analysisId: id },
        });
        return id;
      }),
    /** Cancels an unfinished analysis. Returns false if it had ended already. */
    cancel: (id: string, documentId: string): Promise<boolean> =>
      orm.transaction(async (tx) => {
        const canceled = await tx
          .update(analyses)
          .set({ status: 'cancelled', errorCode: 'analysis_cancelled' })
          .where(and(eq(analyses.id, id), inArray(analyses.status, ['queued', 'running'])))
          .returning({ id: analyses.id });
        if (canceled.length === 0) return false;
        await returnAllowance(tx, id);
        await recordEvent(tx, {
          analysisId: id,
          documentId,
          status: 'cancelled',
        });
        await tx.execute(sql`select pg_notify(${analysisCanceledChannel}, ${id})`);
        return true;
      }),
  };
}
export type AnalysisCommands = ReturnType<typeof createAnalysisCommands>;
