import { randomUUID } from 'node:crypto';
import type { ErrorCode, SelectionAnswer, SelectionRequest } from '@clauselight/schema';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { analyses, selections } from '../../platform/database/tables.ts';
import { enqueue } from '../../platform/queue/queue.ts';

/** How a question stands; both are null as long as it is open. */
export interface SelectionState {
  readonly answer: SelectionAnswer | null;
  readonly errorCode: ErrorCode | null;
}

/** The rows of questions about passages. */
export function createSelectionStore({ orm }: Database) {
  return {
    async isAnalyzed(documentId: string): Promise<boolean> {
      const rows = await orm
        .select({ id: analyses.id })
        .from(analyses)
        .where(and(eq(analyses.documentId, documentId), eq(analyses.status, 'completed')))
        .limit(1);
      return rows.length > 0;
    },
    /** Writes the question down with its job; answers with its id. */
    insert: (documentId: string, request: SelectionRequest): Promise<string> =>
      orm.transaction(async (tx) => {
        const id = randomUUID();
        await tx.insert(selections).values({ id, documentId, request });
        await enqueue(tx, { kind: 'explain-selection', payload: { selectionId: id } });
        return id;
      }),
    async find(id: string): Promise<SelectionState | undefined> {
      const [row] = await orm
        .select({ answer: selections.answer, errorCode: selections.errorCode })
        .from(selections)
        .where(eq(selections.id, id));
      return row;
    },
    async remove(id: string): Promise<void> {
      await orm.delete(selections).where(eq(selections.id, id));
    },
  };
}
export type SelectionStore = ReturnType<typeof createSelectionStore>;
