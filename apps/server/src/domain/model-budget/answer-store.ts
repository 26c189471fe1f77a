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

/** The cache of the language model's answers. Each answer belongs to a document. */
export function createAnswerStore({ orm }: Pick<Database, 'orm'>) {
  return {
    /** The latest answer with this key for any document of the owner. Answers for other owners are never returned. */
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
    /** Stores an answer in place of an older one. Nothing is stored if the document has been removed meanwhile. */
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
  const toStorable = (_: string, value: unknown) =>
    typeof value === 'string' ? makeStorable(value) : value;
  return JSON.parse(JSON.stringify(answer, toStorable));
}
