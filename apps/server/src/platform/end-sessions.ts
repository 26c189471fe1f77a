import { eq, type SQL } from 'drizzle-orm';
import type { Database } from './database/open.ts';
import { documents, sessions } from './database/tables.ts';
import { documentFolder } from './storage/keys.ts';
import type { ObjectStorage } from './storage/object-storage.ts';

export interface SessionPlaces {
  readonly database: Database;
  readonly storage: ObjectStorage;
}

/**
 * Ends the sessions that meet the condition and removes all that belongs to them; answers with the ids of their documents.
 * Rows go before files: a crash in between leaves files without a row, which the sweep finds.
 */
export async function endSessions(
  { database, storage }: SessionPlaces,
  condition: SQL,
): Promise<readonly string[]> {
  const owned = await database.orm.transaction(async (tx) => {
    const rows = await tx
      .select({ id: documents.id })
      .from(documents)
      .innerJoin(sessions, eq(sessions.id, documents.sessionId))
      .where(condition);
    await tx.delete(sessions).where(condition);
    return rows.map(({ id }) => id);
  });
  await Promise.all(owned.map((id) => storage.removeFolder(documentFolder(id))));
  return owned;
}
