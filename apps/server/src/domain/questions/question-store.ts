import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@clauselight/schema';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { questionLeftChannel } from '../change-channels.ts';
import { analyses } from '../tables/document-tables.ts';
import type { AnyAnswer, AnyRequest, QuestionKind } from './question-kinds.ts';

/** How a question stands; both are null until there is something to read. */
export interface QuestionState<Answer> {
  /** As far as it goes. */
  readonly answer: Answer | null;
  readonly errorCode: ErrorCode | null;
}

/** The rows of questions, for those who ask. */
export function createQuestionStore<Request extends AnyRequest, Answer extends AnyAnswer>(
  { orm }: Pick<Database, 'orm'>,
  { table, enqueue }: QuestionKind<Request, Answer>,
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
    /** Writes the question down with its job; answers with its id. */
    insert: (documentId: string, request: Request): Promise<string> =>
      orm.transaction(async (tx) => {
        const id = randomUUID();
        await tx.insert(table).values({ id, documentId, request: request as never });
        await enqueue(tx, id);
        return id;
      }),
    async find(id: string): Promise<QuestionState<Answer> | undefined> {
      const [row] = await orm
        .select({ answer: table.answer, errorCode: table.errorCode })
        .from(table)
        .where(eq(table.id, id));
      return row as QuestionState<Answer> | undefined;
    },
    /** Removes the question, and tells whoever works on it that nobody waits any more. */
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
