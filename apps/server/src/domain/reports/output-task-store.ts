import { AppError, type ErrorCode, type FindingState, type Highlight } from '@clauselight/schema';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { listAnalysisHighlights } from '../analyses/analysis-highlights.ts';
import { listStates, presentStates } from '../analyses/finding-state-rows.ts';
import { outputChangedChannel } from '../change-channels.ts';
import { analyses, documents } from '../tables/document-tables.ts';
import { outputs } from '../tables/report-tables.ts';
import type { OutputRequest } from './output-request.ts';

export interface OutputTask {
  readonly id: string;
  readonly ownerId: string;
  readonly request: OutputRequest;
}

/** Queries on requested files and their analyses for the worker. */
export function createOutputTaskStore({ orm }: Pick<Database, 'orm'>) {
  const open = (id: string) => and(eq(outputs.id, id), eq(outputs.status, 'waiting'));
  /** Updates the request and notifies the requester; returns false if nobody waits. */
  const settle = (
    id: string,
    values: Pick<typeof outputs.$inferInsert, 'status' | 'errorCode'>,
  ): Promise<boolean> =>
    orm.transaction(async (tx) => {
      const settled = await tx
        .update(outputs)
        .set(values)
        .where(open(id))
        .returning({ id: outputs.id });
      if (settled.length === 0) return false;
      await tx.execute(sql`select pg_notify(${outputChangedChannel}, ${id})`);
      return true;
    });

  return {
    /** The request; undefined if nobody waits for the file any more. */
    async find(id: string): Promise<OutputTask | undefined> {
      const [row] = await orm
        .select({ id: outputs.id, ownerId: outputs.ownerId, request: outputs.request })
        .from(outputs)
        .where(open(id));
      return row;
    },
    async isOpen(id: string): Promise<boolean> {
      return (await orm.$count(outputs, open(id))) > 0;
    },
    /** Returns false if nobody waits any more. */
    complete: (id: string): Promise<boolean> => settle(id, { status: 'ready' }),
    /** Writes the reason for a missing file. */
    fail: (id: string, errorCode: ErrorCode): Promise<boolean> =>
      settle(id, { status: 'failed', errorCode }),
    /** The facts of one of the owner's analyses and of its document. Throws `not_found` if it is gone. */
    async getAnalysis(ownerId: string, analysisId: string) {
      const [row] = await orm
        .select({
          documentId: documents.id,
          filename: documents.filename,
          format: documents.format,
          analyzedAt: analyses.analyzedAt,
        })
        .from(analyses)
        .innerJoin(documents, eq(documents.id, analyses.documentId))
        .where(and(eq(documents.ownerId, ownerId), eq(analyses.id, analysisId)));
      if (!row?.analyzedAt) throw new AppError('not_found');
      return { ...row, analyzedAt: row.analyzedAt.toISOString() };
    },
    /** What the reader decided about findings, in the order of the decisions. */
    async listStates(analysisId: string): Promise<readonly FindingState[]> {
      return presentStates(await listStates(orm, analysisId));
    },
    /** The analysis's highlights and those that the owner created. */
    listHighlights: (documentId: string, analysisId: string): Promise<readonly Highlight[]> =>
      listAnalysisHighlights(orm, { documentId, analysisId, withNotes: true }),
  };
}
export type OutputTaskStore = ReturnType<typeof createOutputTaskStore>;
