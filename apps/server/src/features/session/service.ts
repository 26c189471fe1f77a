import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { documents, sessions } from '../../platform/database/tables.ts';
import { documentFolder } from '../../platform/storage/keys.ts';
import type { ObjectStorage } from '../../platform/storage/object-storage.ts';

export interface SessionServiceParts {
  readonly database: Database;
  readonly storage: ObjectStorage;
}

/** What can be done with a visitor's own session. */
export function createSessionService({ database, storage }: SessionServiceParts) {
  return {
    /** Ends the session and removes all that belongs to it; files that a crash leaves behind are found by the sweep. */
    async end(sessionId: string): Promise<void> {
      const owned = await database.orm
        .select({ id: documents.id })
        .from(documents)
        .where(eq(documents.sessionId, sessionId));
      await database.orm.delete(sessions).where(eq(sessions.id, sessionId));
      await Promise.all(owned.map(({ id }) => storage.removeFolder(documentFolder(id))));
    },
  };
}
