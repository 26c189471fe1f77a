import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Database } from '../../platform/database/open.ts';
import { type BillingAccount, billingAccounts } from '../tables/billing-tables.ts';
import { createPendingParts } from './pending.ts';
import type { Standing } from './subscription.ts';

/** What is known of people who have turned to the payment provider. */
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
    /** The person's account, made where there is none; undefined where the person is gone. */
    async open(userId: string): Promise<BillingAccount | undefined> {
      await orm.execute(sql`
        insert into billing_accounts (user_id) select id from users where id = ${userId}
        on conflict do nothing`);
      return find(userId);
    },
    /** Before the provider is asked: the account, with the number of this question. */
    ask: (userId: string) => raiseQuestion(orm, userId),
    /** What the provider answered to that question, unless a later one was answered before. */
    async answer({ userId, asked }: BillingAccount, standing: Standing): Promise<void> {
      await orm
        .update(billingAccounts)
        .set({ ...standing, answered: asked, answeredAt: new Date() })
        .where(and(of(userId), lt(billingAccounts.answered, asked)));
    },
    /** People of whom a question is not answered, or none since then; those first of whom it is longest. */
    async listUnheard(since: Date, limit: number): Promise<readonly string[]> {
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
/** Numbers a question to the provider, which is due until it is answered; undefined where the person has no account. */
export async function raiseQuestion(
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
