import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { type BillingAccount, billingAccounts } from '../tables/billing-tables.ts';
import { endCustomer } from './ended-customers.ts';

/** What leads to a subscription: the customer, and the card that is being set up. Each change expects what was read before it. */
export function createPendingParts({ orm }: Pick<Database, 'orm'>) {
  const of = (userId: string) => eq(billingAccounts.userId, userId);

  return {
    /** Whether the account is still there to have the customer; one that nobody has is forgotten by the provider too. */
    setCustomer: (
      { userId, customersMade }: BillingAccount,
      customerId: string,
    ): Promise<boolean> =>
      orm.transaction(async (tx) => {
        const stored = await tx
          .update(billingAccounts)
          .set({ customerId })
          .where(and(of(userId), eq(billingAccounts.customersMade, customersMade)))
          .returning({ userId: billingAccounts.userId });
        if (stored.length === 0) await endCustomer(tx, customerId);
        return stored.length > 0;
      }),
    /** The provider knows this customer no more: the next is another, and what was set up is lost. */
    async dropCustomer({ userId, customerId }: BillingAccount): Promise<void> {
      if (customerId === null) return;
      await orm
        .update(billingAccounts)
        .set({
          customerId: null,
          setupIntentId: null,
          customersMade: sql`${billingAccounts.customersMade} + 1`,
        })
        .where(and(of(userId), eq(billingAccounts.customerId, customerId)));
    },
    /** The card that is being set up from now on. Of two at once both name the same. */
    async setSetup(
      { userId, setupsMade }: BillingAccount,
      setup: { readonly id: string; readonly isTrialPromised: boolean },
    ): Promise<void> {
      await orm
        .update(billingAccounts)
        .set({
          setupIntentId: setup.id,
          isTrialPromised: setup.isTrialPromised,
          setupsMade: setupsMade + 1,
        })
        .where(and(of(userId), eq(billingAccounts.setupsMade, setupsMade)));
    },
    /** Nothing more can come of that set-up. */
    async dropSetup(userId: string, setupIntentId: string): Promise<void> {
      await orm
        .update(billingAccounts)
        .set({ setupIntentId: null })
        .where(and(of(userId), eq(billingAccounts.setupIntentId, setupIntentId)));
    },
  };
}
