import type { ErrorCode } from '@clauselight/schema';
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { documentChangedChannel } from '../change-channels.ts';
import { analyses, documents } from '../tables/document-tables.ts';
import type { AnyAnswer, AnyRequest, QuestionKind } from './question-kinds.ts';

export interface QuestionTask<Request> {
  readonly id: string;
  readonly documentId: string;
  readonly ownerId: string;
  readonly request: Request;
  /** Version of the reader that made the stored text. */
  readonly readerVersion: string | null;
}

/** Queries on question rows for the answering side. */
export function createQuestionTaskStore<Request extends AnyRequest, Answer extends AnyAnswer>(
  { orm }: Pick<Database, 'orm'>,
  { table }: QuestionKind<Request, Answer>,
) {
  const isUnfinished = or(isNull(table.answer), sql`${table.answer} -> 'isFinal' = 'false'::jsonb`);
  const open = (id: string) => and(eq(table.id, id), isNull(table.errorCode), isUnfinished);
  /** Updates the question and notifies the asker; returns false if nobody waits. */
  const write = (id: string, values: Partial<typeof table.$inferInsert>): Promise<boolean> =>
    orm.transaction(async (tx) => {
      const [row] = await tx
        .update(table)
        .set(values)
        .where(open(id))
        .returning({ documentId: table.documentId });
      if (row === undefined) return false;
      await announce(tx, row);
      return true;
    });

  return {
    /** The question; undefined if nobody waits for its answer any more. */
    async find(id: string): Promise<QuestionTask<Request> | undefined> {
      const [row] = await orm
        .select({
          id: table.id,
          documentId: table.documentId,
          ownerId: documents.ownerId,
          request: table.request,
          readerVersion: documents.readerVersion,
        })
        .from(table)
        .innerJoin(documents, eq(documents.id, table.documentId))
        .where(open(id));
      return row as QuestionTask<Request> | undefined;
    },
    async isOpen(id: string): Promise<boolean> {
      return (await orm.$count(table, open(id))) > 0;
    },
    /** Notifies the waiting requests that the question has changed. */
    announce: (task: Pick<QuestionTask<Request>, 'documentId'>): Promise<void> =>
      announce(orm, task),
    /** Writes the answer so far; returns false if nobody waits for it any more. */
    show: (id: string, answer: Answer): Promise<boolean> => write(id, { answer: answer as never }),
    /** Writes the reason for a missing answer. */
    fail: (id: string, errorCode: ErrorCode): Promise<boolean> => write(id, { errorCode }),
  };
}

async function announce(
  executor: Pick<Database['orm'], 'execute'>,
  { documentId }: { readonly documentId: string },
): Promise<void> {
  await executor.execute(sql`select pg_notify(${documentChangedChannel}, ${documentId})`);
}

/** The id of the analysis from which questions about a document are answered; undefined if there is none. */
export async function findLatestAnalysis(
  { orm }: Pick<Database, 'orm'>,
  documentId: string,
): Promise<string | undefined> {
  const [latest] = await orm
    .select({ id: analyses.id })
    .from(analyses)
    .where(and(eq(analyses.documentId, documentId), eq(analyses.status, 'completed')))
    .orderBy(desc(analyses.analyzedAt))
    .limit(1);
  return latest?.id;
}
