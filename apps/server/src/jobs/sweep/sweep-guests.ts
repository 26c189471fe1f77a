import { and, inArray, lte } from 'drizzle-orm';
import { deleteOwners } from '../../domain/accounts/delete-owners.ts';
import { owners } from '../../domain/tables/account-tables.ts';
import { documents } from '../../domain/tables/document-tables.ts';
import { documentFolder } from '../../platform/storage/keys.ts';
import { portionSize, repeat, type Sweep } from './sweep.ts';

/** Removes guests whose time is up, with all their work; returns the number of their documents. */
export async function removeGuests(sweep: Sweep): Promise<number> {
  const { database, now } = sweep;
  const isExpired = lte(owners.expiresAt, new Date(now));
  let removed = 0;
  await repeat(sweep, async () => {
    const rows = await database.orm
      .select({ id: owners.id })
      .from(owners)
      .where(isExpired)
      .limit(portionSize);
    const ids = rows.map(({ id }) => id);
    const isAmong = and(inArray(owners.id, ids), isExpired) ?? isExpired;
    removed += await repeat(sweep, () => removeDocuments(sweep, isAmong));
    removed += (await deleteOwners(sweep, isAmong)).length;
    return ids.length;
  });
  return removed;
}

/** Removes a portion of the documents of guests: one guest can have more than a statement should delete. */
async function removeDocuments(
  { database, storage }: Sweep,
  isExpired: Parameters<typeof deleteOwners>[1],
): Promise<number> {
  const ids = await database.orm.transaction(async (tx) => {
    // Locked first, as when a person takes the work of a guest over.
    const held = await tx.select({ id: owners.id }).from(owners).where(isExpired).for('update');
    const portion = tx
      .select({ id: documents.id })
      .from(documents)
      .where(
        inArray(
          documents.ownerId,
          held.map(({ id }) => id),
        ),
      )
      .limit(portionSize);
    const rows = await tx
      .delete(documents)
      .where(inArray(documents.id, portion))
      .returning({ id: documents.id });
    return rows.map(({ id }) => id);
  });
  await Promise.all(ids.map((id) => storage.removeFolder(documentFolder(id))));
  return ids.length;
}
