import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentProvider, startPaymentProvider } from './payment-provider.ts';
import { buildCustomer, connect, days, onTrial, subscribe } from './test-client.ts';

let provider: PaymentProvider;
let stripe: Stripe;

beforeAll(async () => {
  provider = await startPaymentProvider();
  stripe = connect(provider);
});
afterAll(() => provider.close());

function createRaw(body: string, headers: Record<string, string> = {}): Promise<Response> {
  const authorization = `Bearer ${provider.settings.STRIPE_SECRET_KEY}`;
  return fetch(`${provider.url}/v1/customers`, {
    method: 'POST',
    headers: { authorization, ...headers },
    body: new URLSearchParams(body),
  });
}

test('another secret key is refused', async () => {
  await expect(connect(provider, { key: 'sk_test_of_others' }).customers.list()).rejects.toThrow(
    Stripe.errors.StripeAuthenticationError,
  );
});

test('a customer is made, changed, found by its address, and deleted', async () => {
  const email = 'grace@example.com';
  const { id } = await stripe.customers.create({ email, metadata: { account: '1', old: 'x' } });
  const updated = await stripe.customers.update(id, { name: 'Grace', metadata: { old: '' } });
  expect(updated).toMatchObject({ email, name: 'Grace', metadata: { account: '1' } });
  expect(updated.metadata).not.toHaveProperty('old');
  expect(provider.events.at(-1)).toMatchObject({
    type: 'customer.updated',
    data: { previous_attributes: { name: null, metadata: { old: 'x' } } },
    request: { id: updated.lastResponse.requestId },
  });
  expect((await stripe.customers.list({ email })).data.map((found) => found.id)).toEqual([id]);
  expect(await stripe.customers.del(id)).toEqual({ id, object: 'customer', deleted: true });
  expect(await stripe.customers.retrieve(id)).toEqual({ id, object: 'customer', deleted: true });
  expect((await stripe.customers.list({ email })).data).toEqual([]);
  await expect(stripe.customers.update(id, { name: 'Gone' })).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
});

test('a deleted customer leaves no subscription and no card behind', async () => {
  const customer = await buildCustomer(provider, '4242424242424242');
  const { id } = await subscribe(provider, customer, onTrial);
  const before = provider.events.length;
  await stripe.customers.del(customer);
  expect(provider.events.slice(before).map(({ type }) => type)).toEqual([
    'customer.subscription.deleted',
    'payment_method.detached',
    'customer.updated',
    'customer.deleted',
  ]);
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled');
  expect(provider.liveSubscriptions(customer)).toBe(0);
});

test('a parameter that the provider does not know is refused, inside others too', async () => {
  const response = await createRaw('email=a%40b.example&emial=x&invoice_settings[defualt]=y');
  expect(response.status).toBe(400);
  expect(response.headers.get('request-id')).toMatch(/^req_/);
  expect(await response.json()).toMatchObject({
    error: {
      type: 'invalid_request_error',
      code: 'parameter_unknown',
      param: 'invoice_settings[defualt]',
      message: 'Received unknown parameters: invoice_settings[defualt], emial',
    },
  });
});

test('a parameter that is missing or senseless is refused by name', async () => {
  const customer = await buildCustomer(provider);
  await expect(stripe.subscriptions.create({ customer })).rejects.toMatchObject({
    code: 'parameter_missing',
    param: 'items',
  });
  await expect(subscribe(provider, customer, { trial_period_days: 0.5 })).rejects.toMatchObject({
    statusCode: 400,
    param: 'trial_period_days',
  });
});

test('unknown ids are 404 in a path and 400 in a parameter', async () => {
  await expect(stripe.invoices.retrieve('in_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  await expect(subscribe(provider, 'cus_none')).rejects.toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
    param: 'customer',
  });
  const other = await buildCustomer(provider, '4242424242424242');
  const [card] = (await stripe.paymentMethods.list({ customer: other })).data;
  const customer = await buildCustomer(provider);
  await expect(
    subscribe(provider, customer, { default_payment_method: card?.id ?? '' }),
  ).rejects.toMatchObject({ param: 'default_payment_method' });
});

test('the price is loaded, and only references can be expanded', async () => {
  const price = await stripe.prices.retrieve(provider.settings.STRIPE_PRICE_ID);
  expect(price).toMatchObject({ unit_amount: 899, currency: 'usd', type: 'recurring' });
  expect(price.unit_amount_decimal?.toString()).toBe('899');
  const customer = await buildCustomer(provider);
  await expect(stripe.customers.retrieve(customer, { expand: ['email'] })).rejects.toMatchObject({
    message: 'This property cannot be expanded (email).',
  });
  const trial = await subscribe(provider, customer, onTrial);
  const { data } = await stripe.subscriptions.list({ customer, expand: ['data.customer'] });
  expect(data).toMatchObject([{ id: trial.id, customer: { id: customer } }]);
});

test('a repeated key is answered again and does nothing, for a day', async () => {
  const key = { idempotencyKey: 'customer-of-7' };
  const first = await stripe.customers.create({ name: 'Seven' }, key);
  const { customers } = provider.counts();
  const again = await stripe.customers.create({ name: 'Seven' }, key);
  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(first.lastResponse.headers).not.toHaveProperty('idempotent-replayed');
  expect(provider.counts().customers).toBe(customers);
  await expect(stripe.customers.create({ name: 'Eight' }, key)).rejects.toThrow(
    Stripe.errors.StripeIdempotencyError,
  );
  await expect(stripe.setupIntents.create({}, key)).rejects.toThrow('same endpoint');
  await provider.advance(days(1));
  expect((await stripe.customers.create({ name: 'Seven' }, key)).id).not.toBe(first.id);
});

test('a refusal is remembered under its key, unless its parameters were not understood', async () => {
  const key = { 'idempotency-key': 'understood' };
  expect((await createRaw('emial=x', key)).status).toBe(400);
  expect((await createRaw('email=a%40b.example', key)).status).toBe(200);
  const customer = await buildCustomer(provider);
  const params = { customer, items: [{ price: provider.settings.STRIPE_PRICE_ID }] };
  const refused = { idempotencyKey: 'refused' };
  await expect(stripe.subscriptions.create(params, refused)).rejects.toThrow('no attached');
  provider.changeCard(customer, '4242424242424242');
  await expect(stripe.subscriptions.create(params, refused)).rejects.toThrow('no attached');
});

test('a key is in use while its request runs', async () => {
  provider.failNext({ with: 'timeout', path: '/v1/customers' });
  const key = { 'idempotency-key': 'under-way' };
  const giveUp = new AbortController();
  const seen = provider.requests.length;
  const waiting = fetch(`${provider.url}/v1/customers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${provider.settings.STRIPE_SECRET_KEY}`, ...key },
    body: new URLSearchParams('name=Ada'),
    signal: giveUp.signal,
  });
  await expect.poll(() => provider.requests.length).toBe(seen + 1);
  const second = await createRaw('name=Ada', key);
  expect(second.status).toBe(409);
  expect(await second.json()).toMatchObject({ error: { code: 'idempotency_key_in_use' } });
  giveUp.abort();
  await expect(waiting).rejects.toThrow();
  await expect.poll(async () => (await createRaw('name=Ada', key)).status).toBe(200);
});

test.each([
  [500, Stripe.errors.StripeAPIError],
  [503, Stripe.errors.StripeAPIError],
  [429, Stripe.errors.StripeRateLimitError],
] as const)('a fault told is answered with %d, and does nothing', async (status, error) => {
  const { customers } = provider.counts();
  provider.failNext({ with: status, method: 'POST', path: /^\/v1\/customers/ });
  expect((await stripe.customers.list()).object).toBe('list');
  await expect(stripe.customers.create()).rejects.toThrow(error);
  expect(provider.counts().customers).toBe(customers);
});

test('a fault hits a given number of requests, and the library retries', async () => {
  provider.failNext({ with: 503, times: 2 });
  const patient = connect(provider, { maxNetworkRetries: 2 });
  const seen = provider.requests.length;
  await patient.customers.create({ name: 'Patient' });
  const came = provider.requests.slice(seen);
  expect(came).toHaveLength(3);
  expect(new Set(came.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(came[0]).toMatchObject({ method: 'POST', parameters: { name: 'Patient' } });
});

test('a connection that breaks before the work leaves nothing', async () => {
  const { customers } = provider.counts();
  provider.failNext({ with: 'reset', times: 2 });
  await expect(stripe.customers.create()).rejects.toThrow(Stripe.errors.StripeConnectionError);
  expect(provider.counts().customers).toBe(customers);
});

test('a connection that breaks after the work leaves it done, and the same key finds it', async () => {
  const { customers } = provider.counts();
  const key = { idempotencyKey: 'after-effect' };
  provider.failNext({ with: 'after-effect', times: 2 });
  await expect(stripe.customers.create({ name: 'Once' }, key)).rejects.toThrow(
    Stripe.errors.StripeConnectionError,
  );
  const found = await stripe.customers.create({ name: 'Once' }, key);
  expect(found.name).toBe('Once');
  expect(provider.counts().customers).toBe(customers + 1);
});

test('a request that is never answered runs into the caller’s own limit', async () => {
  provider.failNext({ with: 'timeout' });
  await expect(connect(provider, { timeout: 50 }).customers.list()).rejects.toThrow(
    Stripe.errors.StripeConnectionError,
  );
});
