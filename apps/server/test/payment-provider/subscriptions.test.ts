import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentProvider, startPaymentProvider } from './payment-provider.ts';
import { buildCustomer, connect, days, hours, onTrial, subscribe } from './test-client.ts';

const works = '4242424242424242';
const chargesFail = '4000000000000341';
const lacksFunds = '4000000000009995';

let provider: PaymentProvider;
let stripe: Stripe;

beforeAll(async () => {
  provider = await startPaymentProvider({ now: Date.UTC(2026, 0, 31) / 1000 });
  stripe = connect(provider);
});
afterAll(() => provider.close());

async function getStatus({ id }: Stripe.Subscription): Promise<string> {
  return (await stripe.subscriptions.retrieve(id)).status;
}

async function getPeriodEnd({ id }: Stripe.Subscription): Promise<string | undefined> {
  const { items } = await stripe.subscriptions.retrieve(id);
  const end = items.data[0]?.current_period_end;
  return end === undefined ? undefined : new Date(end * 1000).toISOString().slice(0, 10);
}

/** What happened to the subscription's customer since. */
function typesSince(count: number, customer: string): string[] {
  return provider.events
    .slice(count)
    .filter(({ data }) => JSON.stringify(data.object).includes(customer))
    .map(({ type }) => type);
}

test('a trial with a card becomes active and is charged when it ends', async () => {
  const customer = await buildCustomer(provider, works);
  const trial = await subscribe(provider, customer, { ...onTrial, expand: ['latest_invoice'] });
  expect(trial).toMatchObject({
    status: 'trialing',
    trial_end: provider.now() + days(7),
    latest_invoice: { amount_due: 0, status: 'paid', billing_reason: 'subscription_create' },
  });
  expect(trial.items.data[0]?.current_period_end).toBe(trial.trial_end);
  const { paidInvoices } = provider.counts();
  const before = provider.events.length;
  await provider.advance(days(4));
  expect(typesSince(before, customer)).toEqual(['customer.subscription.trial_will_end']);
  await provider.advance(days(3));
  expect(typesSince(before + 1, customer)).toEqual([
    'invoice.created',
    'customer.subscription.updated',
    'invoice.finalized',
    'invoice.paid',
    'invoice.payment_succeeded',
  ]);
  expect(await getStatus(trial)).toBe('active');
  expect(provider.counts().paidInvoices).toBe(paidInvoices + 1);
  const invoices = await stripe.invoices.list({ customer });
  expect(invoices.data.map(({ amount_paid }) => amount_paid)).toEqual([899, 0]);
});

test('a trial shorter than three days is announced to end when it begins', async () => {
  const customer = await buildCustomer(provider, works);
  const before = provider.events.length;
  await subscribe(provider, customer, { trial_period_days: 2 });
  expect(typesSince(before, customer)).toContain('customer.subscription.trial_will_end');
});

test('a trial that ends without a card is canceled, if so asked', async () => {
  const customer = await buildCustomer(provider);
  const trial = await subscribe(provider, customer, onTrial);
  expect(provider.liveSubscriptions(customer)).toBe(1);
  await provider.advance(days(7));
  expect(await stripe.subscriptions.retrieve(trial.id)).toMatchObject({
    status: 'canceled',
    ended_at: provider.now(),
  });
  expect(provider.liveSubscriptions(customer)).toBe(0);
  expect((await stripe.invoices.list({ customer })).data).toHaveLength(1);
});

test('a trial that ends without a card is past due by default', async () => {
  const customer = await buildCustomer(provider);
  const trial = await subscribe(provider, customer, { trial_period_days: 7 });
  await provider.advance(days(7));
  expect(await getStatus(trial)).toBe('past_due');
});

test('a failed renewal is retried, and recovers with another card', async () => {
  const customer = await buildCustomer(provider, chargesFail);
  const subscription = await subscribe(provider, customer, onTrial);
  await provider.advance(days(7));
  const { data } = await stripe.invoices.list({ customer, status: 'open' });
  expect(data).toMatchObject([
    { attempt_count: 1, next_payment_attempt: provider.now() + days(3), amount_remaining: 899 },
  ]);
  expect(await getStatus(subscription)).toBe('past_due');
  await provider.advance(days(3));
  expect(await getStatus(subscription)).toBe('past_due');
  provider.changeCard(customer, works);
  await provider.advance(days(5) - 1);
  expect(await getStatus(subscription)).toBe('past_due');
  const before = provider.events.length;
  await provider.advance(1);
  expect(await getStatus(subscription)).toBe('active');
  expect(typesSince(before, customer)).toEqual([
    'invoice.paid',
    'invoice.payment_succeeded',
    'customer.updated',
    'customer.subscription.updated',
  ]);
});

test('a renewal whose last retry fails ends the subscription', async () => {
  const customer = await buildCustomer(provider, lacksFunds);
  const subscription = await subscribe(provider, customer, onTrial);
  await provider.advance(days(7 + 3 + 5 + 7) - 1);
  expect(await getStatus(subscription)).toBe('past_due');
  await provider.advance(1);
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
  });
  const [invoice] = (await stripe.invoices.list({ customer })).data;
  expect(invoice).toMatchObject({ status: 'open', attempt_count: 4, next_payment_attempt: null });
});

test('an open invoice can be paid at once, and a paid one not again', async () => {
  const customer = await buildCustomer(provider, lacksFunds);
  const subscription = await subscribe(provider, customer, onTrial);
  await provider.advance(days(7));
  const [invoice] = (await stripe.invoices.list({ customer })).data;
  const pay = () => stripe.invoices.pay(invoice?.id ?? '');
  await expect(pay()).rejects.toMatchObject({
    statusCode: 402,
    type: 'StripeCardError',
    code: 'card_declined',
    decline_code: 'insufficient_funds',
  });
  provider.changeCard(customer, works);
  expect(await pay()).toMatchObject({ status: 'paid', amount_paid: 899, attempt_count: 1 });
  expect(await getStatus(subscription)).toBe('active');
  await expect(pay()).rejects.toMatchObject({ statusCode: 400 });
});

test('without a trial the first charge decides', async () => {
  const paying = await buildCustomer(provider, works);
  expect(await subscribe(provider, paying)).toMatchObject({ status: 'active' });
  const failing = await buildCustomer(provider, chargesFail);
  const first = await subscribe(provider, failing);
  expect(first.status).toBe('incomplete');
  await provider.advance(hours(23));
  expect(await getStatus(first)).toBe('incomplete_expired');
  const cardless = await buildCustomer(provider);
  await expect(subscribe(provider, cardless)).rejects.toMatchObject({ code: 'resource_missing' });
});

test('an incomplete subscription becomes active when its invoice is paid', async () => {
  const customer = await buildCustomer(provider, chargesFail);
  const subscription = await subscribe(provider, customer, {
    payment_behavior: 'allow_incomplete',
  });
  provider.changeCard(customer, works);
  await stripe.invoices.pay(String(subscription.latest_invoice));
  await provider.advance(hours(23));
  expect(await getStatus(subscription)).toBe('active');
});

test('a subscription that must not be incomplete is refused, and nothing is made', async () => {
  const customer = await buildCustomer(provider, lacksFunds);
  const [{ subscriptions }, events] = [provider.counts(), provider.events.length];
  await expect(
    subscribe(provider, customer, { payment_behavior: 'error_if_incomplete' }),
  ).rejects.toMatchObject({ statusCode: 402, decline_code: 'insufficient_funds' });
  expect(provider.counts().subscriptions).toBe(subscriptions);
  expect(provider.events).toHaveLength(events);
});

test('periods are months counted from the first, at the end of shorter ones too', async () => {
  const own = await startPaymentProvider({ now: Date.UTC(2026, 0, 31) / 1000 });
  const customer = await buildCustomer(own, works);
  const subscription = await subscribe(own, customer);
  const ends = [];
  for (const length of [28, 31, 30]) {
    const { items } = await connect(own).subscriptions.retrieve(subscription.id);
    ends.push(new Date((items.data[0]?.current_period_end ?? 0) * 1000).toISOString().slice(0, 10));
    await own.advance(days(length));
  }
  expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-04-30']);
  expect(own.counts().paidInvoices).toBe(4);
  await own.close();
});

test('a requested end comes with the end of the period, unless it is taken back', async () => {
  const customer = await buildCustomer(provider, works);
  const leaving = await subscribe(provider, customer, onTrial);
  const staying = await subscribe(provider, customer, onTrial);
  for (const { id } of [leaving, staying])
    expect(await stripe.subscriptions.update(id, { cancel_at_period_end: true })).toMatchObject({
      status: 'trialing',
      cancel_at: leaving.trial_end,
      cancellation_details: { reason: 'cancellation_requested' },
    });
  const kept = await stripe.subscriptions.update(staying.id, { cancel_at_period_end: false });
  expect(kept).toMatchObject({ cancel_at: null, canceled_at: null });
  await provider.advance(days(7));
  expect(await getStatus(leaving)).toBe('canceled');
  expect(await getStatus(staying)).toBe('active');
  expect(await getPeriodEnd(staying)).not.toBe(await getPeriodEnd(leaving));
});

test('an end asked for in the portal is a date without the flag', async () => {
  const customer = await buildCustomer(provider, works);
  const subscription = await subscribe(provider, customer, onTrial);
  provider.cancelAtPeriodEnd(subscription.id);
  expect(provider.events.at(-1)).toMatchObject({
    type: 'customer.subscription.updated',
    data: {
      object: { cancel_at: subscription.trial_end, cancel_at_period_end: false },
      previous_attributes: { cancel_at: null },
    },
  });
  await stripe.subscriptions.update(subscription.id, { cancel_at: '' });
  provider.cancelAtPeriodEnd(subscription.id);
  provider.keepSubscription(subscription.id);
  await provider.advance(days(7));
  expect(await getStatus(subscription)).toBe('active');
  provider.cancelNow(subscription.id);
  expect(await getStatus(subscription)).toBe('canceled');
});

test('subscriptions are listed newest first, in pages, and canceled ones only when asked for', async () => {
  const customer = await buildCustomer(provider, works);
  const ids = [];
  for (const _ of [1, 2, 3]) ids.unshift((await subscribe(provider, customer, onTrial)).id);
  const canceled = await stripe.subscriptions.cancel(ids[0] ?? '');
  expect(canceled.status).toBe('canceled');
  await expect(stripe.subscriptions.cancel(canceled.id)).rejects.toMatchObject({ statusCode: 404 });
  const live = await stripe.subscriptions.list({ customer });
  expect(live.data.map(({ id }) => id)).toEqual(ids.slice(1));
  const first = await stripe.subscriptions.list({ customer, status: 'all', limit: 2 });
  expect(first).toMatchObject({ has_more: true, data: [{ id: ids[0] }, { id: ids[1] }] });
  const all = await stripe.subscriptions
    .list({ customer, status: 'all', limit: 1 })
    .autoPagingToArray({ limit: 10 });
  expect(all.map(({ id }) => id)).toEqual(ids);
});
