import type { ErrorCode, SelectionAnswer, SelectionRequest } from '@clauselight/schema';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';
import { analyses, documents, selections } from '../platform/database/tables.ts';
import { documentChangedChannel } from '../platform/events/channels.ts';

export interface SelectionTask {
  readonly documentId: string;
  readonly request: SelectionRequest;
  /** Version of the reader that made the stored text. */
  readonly readerVersion: string | null;
}

/** The questions about passages, and what the work writes as their answers. */
export function createSelectionTaskStore({ orm }: Database) {
  const open = (id: string) =>
    and(eq(selections.id, id), isNull(selections.answer), isNull(selections.errorCode));

  return {
    /** The question, as long as somebody waits for its answer. */
    async find(selectionId: string): Promise<SelectionTask | undefined> {
      const [task] = await orm
        .select({
          documentId: selections.documentId,
          request: selections.request,
          readerVersion: documents.readerVersion,
        })
        .from(selections)
        .innerJoin(documents, eq(documents.id, selections.documentId))
        .where(open(selectionId));
      return task;
    },
    async findLatestAnalysisId(documentId: string): Promise<string | undefined> {
      const [latest] = await orm
        .select({ id: analyses.id })
        .from(analyses)
        .where(and(eq(analyses.documentId, documentId), eq(analyses.status, 'completed')))
        .orderBy(desc(analyses.analyzedAt))
        .limit(1);
      return latest?.id;
    },
    /** The result as JSON: it is parsed where that holds up nobody. */
    async findResultJson(analysisId: string): Promise<string | undefined> {
      const [row] = await orm
        .select({ json: sql<string | null>`${analyses.result}::text` })
        .from(analyses)
        .where(eq(analyses.id, analysisId));
      return row?.json ?? undefined;
    },
    /** Writes how the question ended, and tells whoever waits. */
    settle: (
      selectionId: string,
      outcome: { readonly answer: SelectionAnswer } | { readonly errorCode: ErrorCode },
    ): Promise<void> =>
      orm.transaction(async (tx) => {
        const [settled] = await tx
          .update(selections)
          .set(outcome)
          .where(open(selectionId))
          .returning({ documentId: selections.documentId });
        if (settled === undefined) return;
        await tx.execute(sql`select pg_notify(${documentChangedChannel}, ${settled.documentId})`);
      }),
  };
}
export type SelectionTaskStore = ReturnType<typeof createSelectionTaskStore>;
