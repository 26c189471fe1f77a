import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { users } from '../tables/account-tables.ts';

/** Whether the language model may read an owner's documents. Users can switch it off; guests have no settings. */
export async function isModelAllowed(
  { orm }: Pick<Database, 'orm'>,
  ownerId: string,
): Promise<boolean> {
  const [user] = await orm
    .select({ isOff: sql<boolean>`${users.settings} -> 'languageModel' = 'false'::jsonb` })
    .from(users)
    .where(eq(users.id, ownerId));
  return user?.isOff !== true;
}
