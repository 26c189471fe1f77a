import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Database } from '../../platform/database/open.ts';
import { type BillingAccount, billingAccounts } from '../tables/billing-tables.ts';
import { createPendingParts } from './pending.ts';
import type { SubscriptionState } from './subscription.ts';

/** Queries on the billing accounts of people who have contacted the payment provider. */
export function createBillingAccounts(database: Pick<Database, 'orm'>) {
  const { orm } = database;
  const of = (userId: string) => eq(billingAccounts.userId, userId);
  const find = async (userId: string): Promise<BillingAccount | undefined> => {
    const [account] = await orm.select().from(billingAccounts).where(of(userId));
    return account;
  };

  return {
    ...createPendingParts(database),
    find,
    /** The person's account, created if necessary; undefined if the person is gone. */
    async open(userId: string): Promise<BillingAccount | undefined> {
      await orm.execute(sql`
        insert into billing_accounts (user_id) select id from users where id = ${userId}
        on conflict do nothing`);
      return find(userId);
    },
    /** Called before a request to the provider: returns the account and the number of this request. */
    ask: (userId: string) => numberRequest(orm, userId),
    /** Stores the provider's answer to that request, unless the answer to a later request is already stored. */
    async answer({ userId, asked }: BillingAccount, standing: SubscriptionState): Promise<void> {
      await orm
        .update(billingAccounts)
        .set({ ...standing, answered: asked, answeredAt: new Date() })
        .where(and(of(userId), lt(billingAccounts.answered, asked)));
    },
    /**
     * People with an unanswered request, or whose last answer is from before `since`. The oldest answer comes first.
     */
    async listDue(since: Date, limit: number): Promise<readonly string[]> {
      const rows = await orm
        .select({ userId: billingAccounts.userId })
        .from(billingAccounts)
        .where(
          and(
            isNotNull(billingAccounts.customerId),
            or(
              lt(billingAccounts.answered, billingAccounts.asked),
              isNull(billingAccounts.answeredAt),
              lt(billingAccounts.answeredAt, since),
            ),
          ),
        )
        .orderBy(sql`${billingAccounts.answeredAt} asc nulls first`)
        .limit(limit);
      return rows.map(({ userId }) => userId);
    },
  };
}
/**
 * Assigns the next number to a request to the provider. The request is pending until it is answered. Undefined if the
 * person has no account.
 */
export async function numberRequest(
  executor: Pick<NodePgDatabase, 'update'>,
  userId: string,
): Promise<BillingAccount | undefined> {
  const [account] = await executor
    .update(billingAccounts)
    .set({ asked: sql`${billingAccounts.asked} + 1` })
    .where(eq(billingAccounts.userId, userId))
    .returning();
  return account;
}

export type BillingAccounts = ReturnType<typeof createBillingAccounts>;
