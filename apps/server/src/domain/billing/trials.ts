import { createHmac } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { users } from '../tables/account-tables.ts';
import { trials } from '../tables/billing-tables.ts';

/** Who has had a trial, remembered beyond their account by a hash with the server's secret as its key. */
export function createTrials({ orm }: Pick<Database, 'orm'>, secret: string) {
  const findHash = async (userId: string): Promise<Buffer | undefined> => {
    const [user] = await orm
      .select({ issuer: users.issuer, subject: users.subject })
      .from(users)
      .where(eq(users.id, userId));
    return user && hashPerson(secret, user);
  };

  return {
    /** Whether the person has had none. */
    async isAvailable(userId: string): Promise<boolean> {
      const personHash = await findHash(userId);
      if (personHash === undefined) return false;
      const had = await orm.select().from(trials).where(eq(trials.personHash, personHash));
      return had.length === 0;
    },
    /** Takes the person's one trial for this set-up; true again for the same one, false where it went to another. */
    async claim(userId: string, setupIntentId: string): Promise<boolean> {
      const personHash = await findHash(userId);
      if (personHash === undefined) return false;
      await orm.insert(trials).values({ personHash, setupIntentId }).onConflictDoNothing();
      const ours = await orm
        .select({ one: sql`1` })
        .from(trials)
        .where(and(eq(trials.personHash, personHash), eq(trials.setupIntentId, setupIntentId)));
      return ours.length > 0;
    },
    /** The set-up came to nothing: whoever took a trial for it has had none. */
    async release(setupIntentId: string): Promise<void> {
      await orm.delete(trials).where(eq(trials.setupIntentId, setupIntentId));
    },
  };
}
export type Trials = ReturnType<typeof createTrials>;

/** The same for whoever the identity provider calls the same, whichever account they have here. */
function hashPerson(secret: string, { issuer, subject }: { issuer: string; subject: string }) {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['trial', issuer, subject]))
    .digest();
}
