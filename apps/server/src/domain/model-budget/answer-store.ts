import type { TokenUsage } from '@clauselight/language-model';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { makeStorable } from '../../platform/database/storable-text.ts';
import { documents } from '../tables/document-tables.ts';
import { modelAnswers } from '../tables/model-tables.ts';

export interface NewAnswer {
  readonly documentId: string;
  readonly key: string;
  readonly answer: unknown;
  readonly usage: TokenUsage;
}

/** The answers of the language model that are kept, each with its document. */
export function createAnswerStore({ orm }: Pick<Database, 'orm'>) {
  return {
    /** The latest answer under the key of any document of the owner; nobody is told what others asked. */
    async find(ownerId: string, key: string): Promise<unknown> {
      const [row] = await orm
        .select({ answer: modelAnswers.answer })
        .from(modelAnswers)
        .innerJoin(documents, eq(documents.id, modelAnswers.documentId))
        .where(and(eq(modelAnswers.key, key), eq(documents.ownerId, ownerId)))
        .orderBy(desc(modelAnswers.createdAt))
        .limit(1);
      return row?.answer;
    },
    /** Keeps an answer in place of an older one; nothing is kept of a document that has been removed meanwhile. */
    keep: ({ documentId, key, answer, usage }: NewAnswer): Promise<void> =>
      orm.transaction(async (tx) => {
        const held = await tx
          .select({ id: documents.id })
          .from(documents)
          .where(eq(documents.id, documentId))
          .for('key share');
        if (held.length === 0) return;
        const { inputTokens, outputTokens } = usage;
        const values = { answer: makeAllStorable(answer), inputTokens, outputTokens };
        await tx
          .insert(modelAnswers)
          .values({ documentId, key, ...values })
          .onConflictDoUpdate({
            target: [modelAnswers.documentId, modelAnswers.key],
            set: { ...values, createdAt: sql`now()` },
          });
      }),
  };
}

function makeAllStorable(answer: unknown): unknown {
  const mend = (_: string, value: unknown) =>
    typeof value === 'string' ? makeStorable(value) : value;
  return JSON.parse(JSON.stringify(answer, mend));
}
