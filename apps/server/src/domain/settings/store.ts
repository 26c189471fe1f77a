import { type Settings, settingsSchema } from '@clauselight/schema';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { cancelReviews } from '../reviews/cancel-reviews.ts';
import { users } from '../tables/account-tables.ts';
import { analyses, documents } from '../tables/document-tables.ts';
import { modelReviews } from '../tables/model-tables.ts';

/** Settings of people, stored in the rows of users. */
export function createSettingsStore({ orm }: Pick<Database, 'orm'>) {
  return {
    async find(userId: string): Promise<Settings | undefined> {
      const [row] = await orm
        .select({ settings: users.settings })
        .from(users)
        .where(eq(users.id, userId));
      return row && readSettings(row.settings);
    },
    /** Returns whether the user still exists. Switching the language model off cancels their running reviews. */
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

/** Reads settings stored by any version. Unknown or invalid values get their defaults. */
export function readSettings(stored: unknown): Settings {
  const given = new Map(Object.entries(Object(stored)));
  const valid = Object.entries(settingsSchema.shape).flatMap(([name, schema]) => {
    const parsed = schema.safeParse(given.get(name));
    return parsed.success ? [[name, parsed.data] as const] : [];
  });
  return settingsSchema.parse(Object.fromEntries(valid));
}
