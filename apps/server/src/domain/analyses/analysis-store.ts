import type { Analysis, ErrorCode } from '@clauselight/schema';
import { errors } from '@clauselight/schema';
import { and, eq, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Database } from '../../platform/database/open.ts';
import { returnAllowance } from '../billing/entitlement.ts';
import { announceAnalysis } from '../messages/announce-analysis.ts';
import type { Channels } from '../messages/channels.ts';
import { lockOwner } from '../messages/recipient.ts';
import { analyses, documents } from '../tables/document-tables.ts';
import { replaceAiHighlights } from './ai-highlight-store.ts';
import { describeHighlights } from './ai-highlights.ts';
import { recordEvent } from './analysis-events.ts';
import type { StepProgress } from './analysis-progress.ts';
import { keepStates } from './keep-states.ts';
import { describeOutcome } from './outcome.ts';

export interface AnalysisTask {
  readonly analysisId: string;
  readonly document: typeof documents.$inferSelect;
}

/**
 * Updates that the analysis job makes. Every change requires that the analysis is still running: a canceled one stays
 * canceled. `channels` are the channels by which this server can reach the owner.
 */
export function createAnalysisTaskStore({ orm }: Database, channels: Channels) {
  const isUnfinished = (id: string) =>
    and(eq(analyses.id, id), inArray(analyses.status, ['queued', 'running']));

  return {
    /** Marks the analysis as running; returns undefined if it is gone or has ended. */
    begin: (analysisId: string): Promise<AnalysisTask | undefined> =>
      orm.transaction(async (tx) => {
        const [row] = await tx
          .update(analyses)
          .set({ status: 'running', startedAt: new Date() })
          .where(isUnfinished(analysisId))
          .returning({ documentId: analyses.documentId });
        if (row === undefined) return undefined;
        const [document] = await tx
          .select()
          .from(documents)
          .where(eq(documents.id, row.documentId));
        return document && { analysisId, document };
      }),
    /** Records progress unless the analysis has ended meanwhile: no event may follow the final one. */
    report: ({ analysisId, document }: AnalysisTask, progress: StepProgress): Promise<void> =>
      orm.transaction(async (tx) => {
        const [row] = await tx
          .select({ id: analyses.id })
          .from(analyses)
          .where(isUnfinished(analysisId))
          .for('update');
        if (row === undefined) return;
        const documentId = document.id;
        await recordEvent(tx, { analysisId, documentId, status: 'running', ...progress });
      }),
    setReaderVersion: (documentId: string, readerVersion: string) =>
      setReaderVersion(orm, documentId, readerVersion),
    /**
     * Stores the result with its highlights and the decisions that still hold, and notifies the page and the owner.
     * Returns false if the analysis was canceled meanwhile.
     */
    complete: (task: AnalysisTask, result: Analysis, durationMs: number): Promise<boolean> =>
      orm.transaction(async (tx) => {
        const recipient = await lockOwner(tx, task.document.id);
        await lockDocument(tx, task.document.id);
        const done = await tx
          .update(analyses)
          .set({
            status: 'completed',
            analyzedAt: new Date(),
            durationMs,
            result,
            ...describeOutcome(result),
          })
          .where(isUnfinished(task.analysisId))
          .returning({ id: analyses.id });
        if (done.length === 0) return false;
        await followResult(tx, task, result);
        const { analysisId } = task;
        const { findings } = result;
        await announceAnalysis(tx, { analysisId, findings, recipient, channels });
        return true;
      }),
    fail: (analysisId: string, code: ErrorCode): Promise<void> =>
      orm.transaction(async (tx) => {
        const [failed] = await tx
          .update(analyses)
          .set({ status: 'failed', errorCode: code })
          .where(isUnfinished(analysisId))
          .returning({ documentId: analyses.documentId });
        if (failed === undefined) return;
        await returnAllowance(tx, analysisId);
        const error = { code, message: errors[code].message };
        const { documentId } = failed;
        await recordEvent(tx, { analysisId, documentId, status: 'failed', error });
      }),
  };
}
export type AnalysisTaskStore = ReturnType<typeof createAnalysisTaskStore>;

/** What else changes with a result: highlights, the decisions that still hold, and the event for the page. */
async function followResult(
  tx: NodePgDatabase,
  { analysisId, document }: AnalysisTask,
  result: Analysis,
): Promise<void> {
  const documentId = document.id;
  await replaceAiHighlights(tx, documentId, describeHighlights(result));
  await keepStates(tx, { analysisId, documentId, findings: result.findings });
  await recordEvent(tx, { analysisId, documentId, status: 'completed' });
}

/** Returns whether the document still exists. */
async function setReaderVersion(
  orm: Database['orm'],
  documentId: string,
  readerVersion: string,
): Promise<boolean> {
  const updated = await orm
    .update(documents)
    .set({ readerVersion })
    .where(eq(documents.id, documentId))
    .returning({ id: documents.id });
  return updated.length > 0;
}

/** Locks the document, so that it cannot be removed before the transaction ends. Its owner is locked first. */
async function lockDocument(tx: Pick<NodePgDatabase, 'select'>, id: string): Promise<void> {
  await tx
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.id, id))
    .for('key share');
}
