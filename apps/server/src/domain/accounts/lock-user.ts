import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { users } from '../tables/account-tables.ts';

/**
 * Keeps a person from being removed before the transaction ends; false where that has happened. Removing locks the
 * person first and then what belongs to them: whoever writes of both asks for the person first, or the two wait for
 * each other.
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
