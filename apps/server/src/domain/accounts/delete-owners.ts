import { inArray, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Database } from '../../platform/database/open.ts';
import { documentFolder } from '../../platform/storage/keys.ts';
import type { ObjectStorage } from '../../platform/storage/object-storage.ts';
import { owners } from '../tables/account-tables.ts';
import { documents } from '../tables/document-tables.ts';

export interface OwnerPlaces {
  readonly database: Database;
  readonly storage: ObjectStorage;
}

/**
 * Removes the owners that meet the condition with all that belongs to them; answers with the ids of their documents.
 * Rows go before files: a crash in between leaves files without a row, which the sweep finds.
 */
export async function deleteOwners(
  { database, storage }: OwnerPlaces,
  condition: SQL,
): Promise<readonly string[]> {
  const owned = await database.orm.transaction((tx) => deleteOwnerRows(tx, condition));
  await Promise.all(owned.map((id) => storage.removeFolder(documentFolder(id))));
  return owned;
}

/** The rows of that; the files of the documents it answers with are for the caller to remove. */
export async function deleteOwnerRows(
  tx: Pick<NodePgDatabase, 'select' | 'delete'>,
  condition: SQL,
): Promise<readonly string[]> {
  // Held first: the documents that a guest's user keeps in this moment are the user's, or go with the guest.
  const held = await tx.select({ id: owners.id }).from(owners).where(condition).for('update');
  const ids = held.map(({ id }) => id);
  const rows = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(inArray(documents.ownerId, ids));
  await tx.delete(owners).where(inArray(owners.id, ids));
  return rows.map(({ id }) => id);
}
