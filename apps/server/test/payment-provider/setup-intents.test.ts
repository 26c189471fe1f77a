import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentProvider, startPaymentProvider } from './payment-provider.ts';
import { buildCustomer, connect, onTrial, subscribe } from './test-client.ts';

let provider: PaymentProvider;
let stripe: Stripe;

beforeAll(async () => {
  provider = await startPaymentProvider();
  stripe = connect(provider);
});
afterAll(() => provider.close());

async function buildSetup(): Promise<Stripe.SetupIntent> {
  const customer = await buildCustomer(provider);
  return await stripe.setupIntents.create({
    customer,
    allowed_payment_method_types: ['card'],
    usage: 'off_session',
    metadata: { account: '7' },
  });
}

/** What a page in the browser sends. */
function confirmInBrowser(intent: Stripe.SetupIntent, fields: Record<string, string>) {
  return fetch(`${provider.url}/v1/setup_intents/${intent.id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: provider.settings.STRIPE_PUBLISHABLE_KEY,
      client_secret: intent.client_secret ?? '',
      ...fields,
    }),
  });
}

const typed = (number: string) => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '4',
  'payment_method_data[card][exp_year]': '2034',
});

test('a card typed in the browser is set up and belongs to the customer', async () => {
  const intent = await buildSetup();
  expect(intent).toMatchObject({
    status: 'requires_payment_method',
    payment_method_types: ['card'],
  });
  const response = await confirmInBrowser(intent, typed('4242 4242 4242 4242'));
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const shown = (await response.json()) as Stripe.SetupIntent;
  expect(shown).toMatchObject({ id: intent.id, status: 'succeeded' });
  expect(shown).not.toHaveProperty('customer');
  expect(shown).not.toHaveProperty('metadata');
  const method = await stripe.paymentMethods.retrieve(String(shown.payment_method));
  expect(method).toMatchObject({
    customer: intent.customer,
    card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2034 },
  });
  const { data } = await stripe.paymentMethods.list({ customer: String(intent.customer) });
  expect(data.map(({ id }) => id)).toEqual([method.id]);
  expect(provider.events.slice(-2).map(({ type }) => type)).toEqual([
    'payment_method.attached',
    'setup_intent.succeeded',
  ]);
});

test('the same card has the same fingerprint, another one another', async () => {
  const prints = [];
  for (const token of ['pm_card_visa', 'pm_card_visa', 'pm_card_chargeCustomerFail']) {
    const { id } = await buildSetup();
    const intent = await stripe.setupIntents.confirm(id, {
      payment_method: token,
      expand: ['payment_method'],
    });
    prints.push((intent.payment_method as Stripe.PaymentMethod).card?.fingerprint);
  }
  expect(prints[0]).toBe(prints[1]);
  expect(prints[0]).not.toBe(prints[2]);
});

test('a declined card is refused, and another one can be tried', async () => {
  const intent = await buildSetup();
  const response = await confirmInBrowser(intent, typed('4000000000000002'));
  expect(response.status).toBe(402);
  const { error } = (await response.json()) as { error: object & { setup_intent: object } };
  expect(error).toMatchObject({
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
    setup_intent: { status: 'requires_payment_method' },
  });
  expect(error.setup_intent).not.toHaveProperty('customer');
  expect(provider.events.at(-1)?.type).toBe('setup_intent.setup_failed');
  expect(await stripe.setupIntents.retrieve(intent.id)).toMatchObject({
    last_setup_error: { type: 'card_error', decline_code: 'generic_decline' },
    payment_method: null,
  });
  expect(provider.enterCard(intent.id, '4242424242424242')).toBe('succeeded');
  await expect(
    stripe.setupIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }),
  ).rejects.toMatchObject({
    statusCode: 400,
    type: 'StripeInvalidRequestError',
    code: 'setup_intent_unexpected_state',
  });
});

test('a mistyped card number is refused', async () => {
  const intent = await buildSetup();
  const response = await confirmInBrowser(intent, typed('4242424242424241'));
  expect(response.status).toBe(402);
  expect(await response.json()).toMatchObject({ error: { code: 'incorrect_number' } });
});

test.each([
  ['authenticated', 'succeeded', 'setup_intent.succeeded'],
  ['failed', 'requires_payment_method', 'setup_intent.setup_failed'],
] as const)('a card that asks for authentication: %s', async (outcome, status, event) => {
  const intent = await buildSetup();
  expect(provider.enterCard(intent.id, '4000002500003155')).toBe('requires_action');
  expect(provider.events.at(-1)?.type).toBe('setup_intent.requires_action');
  provider.completeAction(intent.id, outcome);
  expect(await stripe.setupIntents.retrieve(intent.id)).toMatchObject({
    status,
    next_action: null,
  });
  expect(provider.events.at(-1)?.type).toBe(event);
  const { data } = await stripe.paymentMethods.list({ customer: String(intent.customer) });
  expect(data).toHaveLength(outcome === 'authenticated' ? 1 : 0);
});

test('authentication leads back to the page that asked for the card', async () => {
  const intent = await buildSetup();
  const back = 'https://app.example/account?a=1';
  const fields = { ...typed('4000002500003155'), return_url: back };
  const asked = (await (await confirmInBrowser(intent, fields)).json()) as Stripe.SetupIntent;
  const bank = asked.next_action?.redirect_to_url?.url ?? '';
  const page = await (await fetch(bank)).text();
  const [, path = ''] = /href="([^"]+)">Complete</.exec(page) ?? [];
  const done = await fetch(`${provider.url}${path}`, { redirect: 'manual' });
  expect(done.status).toBe(303);
  const address = new URL(done.headers.get('location') ?? '');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    a: '1',
    setup_intent: intent.id,
    setup_intent_client_secret: intent.client_secret,
    redirect_status: 'succeeded',
  });
});

test('a canceled setup intent takes no card', async () => {
  const { id } = await buildSetup();
  expect(await stripe.setupIntents.cancel(id)).toMatchObject({ status: 'canceled' });
  expect(() => provider.enterCard(id, '4242424242424242')).toThrow('it has been canceled');
});

test('the publishable key opens one setup intent with its secret, and nothing else', async () => {
  const intent = await buildSetup();
  const wrong = await confirmInBrowser(intent, { client_secret: 'seti_wrong' });
  expect(await wrong.json()).toMatchObject({ error: { param: 'client_secret' } });
  const preflight = await fetch(`${provider.url}/v1/setup_intents/${intent.id}/confirm`, {
    method: 'OPTIONS',
    headers: { 'access-control-request-headers': 'authorization' },
  });
  expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization');
  const browser = connect(provider, { key: provider.settings.STRIPE_PUBLISHABLE_KEY });
  const secret = { client_secret: intent.client_secret ?? '' };
  expect(await browser.setupIntents.retrieve(intent.id, secret)).toMatchObject({ id: intent.id });
  await expect(browser.setupIntents.retrieve(intent.id)).rejects.toMatchObject({
    code: 'parameter_missing',
  });
  await expect(browser.customers.list()).rejects.toMatchObject({
    statusCode: 403,
    code: 'secret_key_required',
  });
});

test('a card that was set up can be made the default, and nobody else’s can', async () => {
  const { id, customer } = await buildSetup();
  provider.enterCard(id, '4242424242424242');
  const { payment_method } = await stripe.setupIntents.retrieve(id);
  const settings = { invoice_settings: { default_payment_method: String(payment_method) } };
  expect(await stripe.customers.update(String(customer), settings)).toMatchObject(settings);
  const other = await buildCustomer(provider);
  await expect(stripe.customers.update(other, settings)).rejects.toMatchObject({
    statusCode: 400,
    param: 'invoice_settings[default_payment_method]',
  });
});

test('a removed card is no longer a default', async () => {
  const customer = await buildCustomer(provider, '4242424242424242');
  const { data } = await stripe.customers.listPaymentMethods(customer);
  const method = data[0]?.id ?? '';
  const subscription = await subscribe(provider, customer, {
    ...onTrial,
    default_payment_method: method,
  });
  provider.removeCard(customer);
  expect(await stripe.customers.retrieve(customer)).toMatchObject({
    invoice_settings: { default_payment_method: null },
  });
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    default_payment_method: null,
  });
  await expect(stripe.paymentMethods.detach(method)).rejects.toMatchObject({ statusCode: 400 });
});

test('a card changed in the portal serves customer and subscription', async () => {
  const customer = await buildCustomer(provider, '4000000000000341');
  const { data } = await stripe.customers.listPaymentMethods(customer);
  const subscription = await subscribe(provider, customer, {
    ...onTrial,
    default_payment_method: data[0]?.id ?? '',
  });
  const { id } = provider.changeCard(customer, '4242424242424242');
  expect(await stripe.customers.retrieve(customer)).toMatchObject({
    invoice_settings: { default_payment_method: id },
  });
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    default_payment_method: id,
  });
  expect(() => provider.changeCard(customer, '4000000000000002')).toThrow('declined');
});

test('a portal page leads back to where the person came from', async () => {
  const customer = await buildCustomer(provider);
  const { url } = await stripe.billingPortal.sessions.create({
    customer,
    return_url: 'https://app.example/account?a=1&b="2"',
  });
  expect(await (await fetch(url)).text()).toContain(
    '<a href="https://app.example/account?a=1&amp;b=&quot;2&quot;">Return</a>',
  );
  expect((await fetch(`${url}0`)).status).toBe(404);
});
