import { type Settings, settingsSchema } from '@clauselight/schema';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { cancelReviews } from '../reviews/cancel-reviews.ts';
import { users } from '../tables/account-tables.ts';
import { analyses, documents } from '../tables/document-tables.ts';
import { modelReviews } from '../tables/model-tables.ts';

/** What people have chosen, in the rows of users. */
export function createSettingsStore({ orm }: Pick<Database, 'orm'>) {
  return {
    async find(userId: string): Promise<Settings | undefined> {
      const [row] = await orm
        .select({ settings: users.settings })
        .from(users)
        .where(eq(users.id, userId));
      return row && readSettings(row.settings);
    },
    /** Whether there is still somebody to keep them for. Who switches the language model off has its reviews end now. */
    replace: (userId: string, settings: Settings): Promise<boolean> =>
      orm.transaction(async (tx) => {
        const replaced = await tx
          .update(users)
          .set({ settings })
          .where(eq(users.id, userId))
          .returning({ id: users.id });
        if (!settings.languageModel) {
          const theirs = tx
            .select({ id: analyses.id })
            .from(analyses)
            .innerJoin(documents, eq(documents.id, analyses.documentId))
            .where(eq(documents.ownerId, userId));
          await cancelReviews(tx, inArray(modelReviews.analysisId, theirs));
        }
        return replaced.length > 0;
      }),
  };
}

/** Settings as any version stored them: what this one does not know, or does not take, is at its default. */
export function readSettings(stored: unknown): Settings {
  const given = new Map(Object.entries(Object(stored)));
  const valid = Object.entries(settingsSchema.shape).flatMap(([name, schema]) => {
    const parsed = schema.safeParse(given.get(name));
    return parsed.success ? [[name, parsed.data] as const] : [];
  });
  return settingsSchema.parse(Object.fromEntries(valid));
}
