import { randomUUID } from 'node:crypto';
import { AppError, type DocumentKind } from '@clauselight/schema';
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
     * and `allowance_used` if the owner has no analysis left today. `kind` is what the owner says the document is, null
     * to let the engine decide again; such a correction of an analysis counts against no allowance.
     */
    start: (ownerId: string, documentId: string, kind?: DocumentKind | null): Promise<string> =>
      orm.transaction(async (tx) => {
        if (!(await lockOwner(tx, ownerId))) throw new AppError('not_found');
        const [document] = await tx
          .select({ id: documents.id, kindByOwner: documents.kindByOwner })
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
        const isChanged = kind !== undefined && kind !== document.kindByOwner;
        if (isChanged) await setKind(tx, documentId, kind);
        // What the product got wrong is put right for free; the first analysis of a document is no correction.
        if (!(isChanged && (await isAnalyzed(tx, documentId)))) {
          await entitlements.take(tx, { ownerId, analysisId: id });
        }
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

async function setKind(
  tx: Pick<Database['orm'], 'update'>,
  documentId: string,
  kindByOwner: DocumentKind | null,
): Promise<void> {
  await tx.update(documents).set({ kindByOwner }).where(eq(documents.id, documentId));
}

async function isAnalyzed(
  tx: Pick<Database['orm'], 'select'>,
  documentId: string,
): Promise<boolean> {
  const completed = await tx
    .select({ id: analyses.id })
    .from(analyses)
    .where(and(eq(analyses.documentId, documentId), eq(analyses.status, 'completed')))
    .limit(1);
  return completed.length > 0;
}
