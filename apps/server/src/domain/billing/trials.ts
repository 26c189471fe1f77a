import { createHmac } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { users } from '../tables/account-tables.ts';
import { trials } from '../tables/billing-tables.ts';

/** Records who has had a trial. The record outlives the account; it is a hash with the server's secret as its key. */
export function createTrials({ orm }: Pick<Database, 'orm'>, secret: string) {
  const findHash = async (userId: string): Promise<Buffer | undefined> => {
    const [user] = await orm
      .select({ issuer: users.issuer, subject: users.subject })
      .from(users)
      .where(eq(users.id, userId));
    return user && hashPerson(secret, user);
  };

  return {
    /** Whether the person can still have a trial. */
    async isAvailable(userId: string): Promise<boolean> {
      const personHash = await findHash(userId);
      if (personHash === undefined) return false;
      const had = await orm.select().from(trials).where(eq(trials.personHash, personHash));
      return had.length === 0;
    },
    /**
     * Claims the person's only trial for this card setup. True again for the same setup, false if another one has
     * claimed it.
     */
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
    /** Releases the trial of a card setup that came to nothing. */
    async release(setupIntentId: string): Promise<void> {
      await orm.delete(trials).where(eq(trials.setupIntentId, setupIntentId));
    },
  };
}
export type Trials = ReturnType<typeof createTrials>;

/** The hash is equal for the same identity at the identity provider, whatever account they have here. */
function hashPerson(secret: string, { issuer, subject }: { issuer: string; subject: string }) {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['trial', issuer, subject]))
    .digest();
}
