import Stripe from 'stripe';
import type { PaymentProvider } from './payment-provider.ts';

export const days = (count: number) => count * 24 * 3600;
export const hours = (count: number) => count * 3600;

/** Connects the provider's own library to the stand-in. */
export function connect(
  provider: PaymentProvider,
  {
    key = provider.settings.STRIPE_SECRET_KEY,
    ...config
  }: Stripe.StripeConfig & { key?: string } = {},
): Stripe {
  const { hostname, port } = new URL(provider.url);
  return new Stripe(key, {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
    ...config,
  });
}

/** A customer, with this default card if one is given. */
export async function buildCustomer(
  provider: PaymentProvider,
  cardNumber?: string,
): Promise<string> {
  const customer = await connect(provider).customers.create({ email: 'ada@example.com' });
  if (cardNumber !== undefined) provider.changeCard(customer.id, cardNumber);
  return customer.id;
}

/** A subscription to the one price. */
export function subscribe(
  provider: PaymentProvider,
  customer: string,
  more: Stripe.SubscriptionCreateParams = {},
): Promise<Stripe.Subscription> {
  const price = provider.settings.STRIPE_PRICE_ID;
  return connect(provider).subscriptions.create({ customer, items: [{ price }], ...more });
}

/** Seven days free, which end without a card. */
export const onTrial: Stripe.SubscriptionCreateParams = {
  trial_period_days: 7,
  trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
};
