import type { PaymentClient } from './payment-client.ts';

export interface CustomerDetails {
  readonly email: string;
  /** Digits, with a plus in front where it was given. */
  readonly phone: string;
  /** Empty where it is not known. */
  readonly name: string;
}

export function createCustomerCalls({ stripe, ask, askFor }: PaymentClient) {
  return {
    /** The id of the person's customer; the same for the same number. */
    async createCustomer(userId: string, number: number): Promise<string> {
      const customer = await ask(
        stripe.customers.create(
          { metadata: { userId } },
          { idempotencyKey: `customer:${userId}:${number}` },
        ),
      );
      return customer.id;
    },
    /** Whether the customer is still there. */
    async describeCustomer(
      customerId: string,
      { email, phone, name }: CustomerDetails,
    ): Promise<boolean> {
      const described = { email, phone, ...(name === '' ? {} : { name }) };
      return (await askFor(stripe.customers.update(customerId, described))) !== undefined;
    },
    /** Removes the customer with their cards; subscriptions end at once. */
    async forgetCustomer(customerId: string): Promise<void> {
      await askFor(stripe.customers.del(customerId));
    },
    /** Where the customer changes the card or cancels; undefined where the customer is gone. */
    async openPortal(customerId: string, returnUrl: string): Promise<string | undefined> {
      const portal = await askFor(
        stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
      );
      return portal?.url;
    },
  };
}
