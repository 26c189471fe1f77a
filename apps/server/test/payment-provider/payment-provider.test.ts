import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentProvider, startPaymentProvider } from './payment-provider.ts';

const days = (count: number) => count * 24 * 3600;

let provider: PaymentProvider;
let stripe: Stripe;

beforeAll(async () => {
  provider = await startPaymentProvider({ now: Date.UTC(2026, 0, 31) / 1000 });
  stripe = connect();
});
afterAll(() => provider.close());

function connect(options: Stripe.StripeConfig & { key?: string } = {}): Stripe {
  const { hostname, port } = new URL(provider.url);
  const { key = provider.settings.STRIPE_SECRET_KEY, ...rest } = options;
  return new Stripe(key, {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
    ...rest,
  });
}

/** A customer whose default card is this one. */
async function buildCustomer(cardNumber?: string): Promise<string> {
  const customer = await stripe.customers.create({ email: 'ada@example.com' });
  if (cardNumber !== undefined) provider.changeCard(customer.id, cardNumber);
  return customer.id;
}

function subscribe(customer: string, more: Stripe.SubscriptionCreateParams = {}) {
  const price = provider.settings.STRIPE_PRICE_ID;
  return stripe.subscriptions.create({ customer, items: [{ price }], ...more });
}

const onTrial: Stripe.SubscriptionCreateParams = {
  trial_period_days: 7,
  trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
};

async function getStatus(subscription: string): Promise<string> {
  return (await stripe.subscriptions.retrieve(subscription)).status;
}

function typesSince(count: number): string[] {
  return provider.events.slice(count).map(({ type }) => type);
}

test('a trial with a card becomes active and is charged when it ends', async () => {
  const customer = await buildCustomer('4242424242424242');
  const subscription = await subscribe(customer, { ...onTrial, expand: ['latest_invoice'] });
  expect(subscription).toMatchObject({
    status: 'trialing',
    trial_end: provider.now() + days(7),
    latest_invoice: { amount_due: 0, status: 'paid', billing_reason: 'subscription_create' },
  });
  expect(subscription.items.data[0]?.current_period_end).toBe(subscription.trial_end);
  const { paidInvoices } = provider.counts();
  const before = provider.events.length;
  await provider.advance(days(7));
  expect(typesSince(before)).toEqual([
    'customer.subscription.trial_will_end',
    'invoice.created',
    'customer.subscription.updated',
    'invoice.finalized',
    'invoice.paid',
    'invoice.payment_succeeded',
  ]);
  expect(await getStatus(subscription.id)).toBe('active');
  expect(provider.counts().paidInvoices).toBe(paidInvoices + 1);
});
