import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { users } from '../tables/account-tables.ts';

/**
 * Locks a person's row until the transaction ends, so that they cannot be deleted; returns false if they are already
 * gone. Deletion locks the person first and then what belongs to them. Every transaction that writes both must lock
 * in the same order to avoid a deadlock.
 */
export async function lockUser(
  tx: Pick<NodePgDatabase, 'select'>,
  userId: string,
): Promise<boolean> {
  const held = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share');
  return held.length > 0;
}
