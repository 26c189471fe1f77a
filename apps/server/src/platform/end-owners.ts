import type { SQL } from 'drizzle-orm';
import { eq } from 'drizzle-orm';
import { owners } from './database/account-tables.ts';
import type { Database } from './database/open.ts';
import { documents } from './database/tables.ts';
import { documentFolder } from './storage/keys.ts';
import type { ObjectStorage } from './storage/object-storage.ts';

export interface OwnerPlaces {
  readonly database: Database;
  readonly storage: ObjectStorage;
}

/**
 * Removes the owners that meet the condition with all that belongs to them; answers with the ids of their documents.
 * Rows go before files: a crash in between leaves files without a row, which the sweep finds.
 */
export async function endOwners(
  { database, storage }: OwnerPlaces,
  condition: SQL,
): Promise<readonly string[]> {
  const owned = await database.orm.transaction(async (tx) => {
    const rows = await tx
      .select({ id: documents.id })
      .from(documents)
      .innerJoin(owners, eq(owners.id, documents.ownerId))
      .where(condition);
    await tx.delete(owners).where(condition);
    return rows.map(({ id }) => id);
  });
  await Promise.all(owned.map((id) => storage.removeFolder(documentFolder(id))));
  return owned;
}
