import { inArray, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Database } from '../../platform/database/open.ts';
import { documentFolder } from '../../platform/storage/keys.ts';
import type { ObjectStorage } from '../../platform/storage/object-storage.ts';
import { owners } from '../tables/account-tables.ts';
import { documents } from '../tables/document-tables.ts';

export interface OwnerStores {
  readonly database: Database;
  readonly storage: ObjectStorage;
}

/**
 * Deletes the owners that meet the condition with everything that belongs to them. Returns the ids of their
 * documents. Rows are deleted before files: a crash in between leaves files without a row, which the sweep removes.
 */
export async function deleteOwners(
  { database, storage }: OwnerStores,
  condition: SQL,
): Promise<readonly string[]> {
  const owned = await database.orm.transaction((tx) => deleteOwnerRows(tx, condition));
  await Promise.all(owned.map((id) => storage.removeFolder(documentFolder(id))));
  return owned;
}

/** Deletes only the rows. The caller removes the files of the documents whose ids are returned. */
export async function deleteOwnerRows(
  tx: Pick<NodePgDatabase, 'select' | 'delete'>,
  condition: SQL,
): Promise<readonly string[]> {
  // Locked first: documents that a user is taking over from a guest at this moment either belong to the user or are
  // deleted with the guest.
  const held = await tx.select({ id: owners.id }).from(owners).where(condition).for('update');
  const ids = held.map(({ id }) => id);
  const rows = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(inArray(documents.ownerId, ids));
  await tx.delete(owners).where(inArray(owners.id, ids));
  return rows.map(({ id }) => id);
}
