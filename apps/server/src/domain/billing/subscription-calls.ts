import { plan } from '@clauselight/schema';
import type { PaymentClient } from './payment-client.ts';
import { type ProviderSubscription, presentSubscription } from './subscription.ts';

/** A new subscription of a customer whose card has been set up. */
export interface NewSubscription {
  readonly customerId: string;
  readonly setupIntentId: string;
  readonly paymentMethodId: string;
  readonly hasTrial: boolean;
}

/** At its end a trial leads to a payment. Without a card the subscription ends instead. */
const trial = {
  trial_period_days: plan.trialDays,
  trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
} as const;

export function createSubscriptionCalls({ stripe, ask, askFor }: PaymentClient, price: string) {
  /** The provider still returns a deleted customer, marked as deleted. */
  const isThere = async (customerId: string): Promise<boolean> => {
    const customer = await askFor(stripe.customers.retrieve(customerId));
    return customer !== undefined && customer.deleted !== true;
  };

  return {
    /**
     * Starts the subscription, once for each card setup. Payments use that card until the owner names another one.
     * Undefined if the customer or the card is gone.
     */
    async startSubscription({
      customerId,
      setupIntentId,
      paymentMethodId,
      hasTrial,
    }: NewSubscription): Promise<ProviderSubscription | undefined> {
      const payer = await askFor(
        stripe.customers.update(customerId, {
          invoice_settings: { default_payment_method: paymentMethodId },
        }),
      );
      if (payer === undefined) return undefined;
      const subscription = await ask(
        stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price }],
            off_session: true,
            metadata: { setupIntentId },
            ...(hasTrial ? trial : {}),
          },
          { idempotencyKey: `subscription:${setupIntentId}` },
        ),
      );
      return presentSubscription(subscription);
    },
    /** All subscriptions of the customer, newest first; undefined if the customer is gone. */
    async listSubscriptions(
      customerId: string,
    ): Promise<readonly ProviderSubscription[] | undefined> {
      const list = await askFor(
        stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 }),
      );
      if (list === undefined) return undefined;
      if (list.data.length === 0 && !(await isThere(customerId))) return undefined;
      return list.data.map(presentSubscription);
    },
  };
}
