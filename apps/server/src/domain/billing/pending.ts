import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { type BillingAccount, billingAccounts } from '../tables/billing-tables.ts';
import { endCustomer } from './ended-customers.ts';

/**
 * Updates of the state before a subscription: the customer, and the card that is being set up. Each update applies
 * only if the previously read value is still stored.
 */
export function createPendingParts({ orm }: Pick<Database, 'orm'>) {
  const of = (userId: string) => eq(billingAccounts.userId, userId);

  return {
    /** Returns whether the account still exists. Otherwise the provider deletes the new customer again. */
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
    /**
     * Forgets a customer that the provider does not know any more, and the card setup with it. The next customer gets
     * a new number.
     */
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
    /** Stores the current card setup. Two simultaneous calls store the same one. */
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
    /** Forgets a card setup that cannot succeed any more. */
    async dropSetup(userId: string, setupIntentId: string): Promise<void> {
      await orm
        .update(billingAccounts)
        .set({ setupIntentId: null })
        .where(and(of(userId), eq(billingAccounts.setupIntentId, setupIntentId)));
    },
  };
}
