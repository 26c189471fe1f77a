import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@clauselight/schema';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { questionLeftChannel } from '../change-channels.ts';
import type { VisitorLimits } from '../limits/visitor-limits.ts';
import { analyses } from '../tables/document-tables.ts';
import type { AnyAnswer, AnyRequest, QuestionKind } from './question-kinds.ts';

/** The state of a question. Both fields are null until there is something to read. */
export interface QuestionState<Answer> {
  /** The answer so far. */
  readonly answer: Answer | null;
  readonly errorCode: ErrorCode | null;
}

export interface NewQuestion<Request> {
  readonly ownerId: string;
  readonly documentId: string;
  readonly request: Request;
}

/** Queries on question rows for the asking side. */
export function createQuestionStore<Request extends AnyRequest, Answer extends AnyAnswer>(
  { orm }: Pick<Database, 'orm'>,
  { table, enqueue }: QuestionKind<Request, Answer>,
  limits: VisitorLimits,
) {
  return {
    async isAnalyzed(documentId: string): Promise<boolean> {
      const isCompleted = and(
        eq(analyses.documentId, documentId),
        eq(analyses.status, 'completed'),
      );
      const rows = await orm.select({ id: analyses.id }).from(analyses).where(isCompleted).limit(1);
      return rows.length > 0;
    },
    /** Stores the question with its job; returns its id. */
    insert: ({ ownerId, documentId, request }: NewQuestion<Request>): Promise<string> =>
      orm.transaction(async (tx) => {
        await limits.requireRoomInQueue(tx, ownerId);
        const id = randomUUID();
        await tx.insert(table).values({ id, documentId, request: request as never });
        await enqueue(tx, { id, ownerId });
        return id;
      }),
    async find(id: string): Promise<QuestionState<Answer> | undefined> {
      const [row] = await orm
        .select({ answer: table.answer, errorCode: table.errorCode })
        .from(table)
        .where(eq(table.id, id));
      return row as QuestionState<Answer> | undefined;
    },
    /** Deletes the question, and notifies the worker that nobody waits any more. */
    remove: (id: string): Promise<void> =>
      orm.transaction(async (tx) => {
        await tx.delete(table).where(eq(table.id, id));
        await tx.execute(sql`select pg_notify(${questionLeftChannel}, ${id})`);
      }),
  };
}
export type QuestionStore<Request extends AnyRequest, Answer extends AnyAnswer> = ReturnType<
  typeof createQuestionStore<Request, Answer>
>;
