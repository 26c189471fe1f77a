import type { PaymentClient } from './payment-client.ts';

export interface CustomerDetails {
  readonly email: string;
  /** Digits, with a leading plus if it was given. */
  readonly phone: string;
  /** Empty if unknown. */
  readonly name: string;
}

export function createCustomerCalls({ stripe, ask, askFor }: PaymentClient) {
  return {
    /** Creates the person's customer and returns its id. The same number returns the same customer. */
    async createCustomer(userId: string, number: number): Promise<string> {
      const customer = await ask(
        stripe.customers.create(
          { metadata: { userId } },
          { idempotencyKey: `customer:${userId}:${number}` },
        ),
      );
      return customer.id;
    },
    /** Whether the customer still exists. */
    async describeCustomer(
      customerId: string,
      { email, phone, name }: CustomerDetails,
    ): Promise<boolean> {
      const described = { email, phone, ...(name === '' ? {} : { name }) };
      return (await askFor(stripe.customers.update(customerId, described))) !== undefined;
    },
    /** Deletes the customer and their cards. Subscriptions end at once. */
    async forgetCustomer(customerId: string): Promise<void> {
      await askFor(stripe.customers.del(customerId));
    },
    /** The URL where the customer changes the card or cancels; undefined if the customer is gone. */
    async openPortal(customerId: string, returnUrl: string): Promise<string | undefined> {
      const portal = await askFor(
        stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
      );
      return portal?.url;
    },
  };
}
