import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PaymentProvider, startPaymentProvider } from './payment-provider.ts';
import { buildCustomer, connect, days, onTrial, subscribe } from './test-client.ts';

interface Received {
  readonly body: string;
  readonly signature: string;
}

let provider: PaymentProvider;
let stripe: Stripe;
let receiver: Server;
let received: Received[];
let answers: number[];
let whenReceived: (event: Stripe.Event) => void | Promise<void>;

beforeEach(async () => {
  [received, answers, whenReceived] = [[], [], () => {}];
  provider = await startPaymentProvider();
  stripe = connect(provider);
  receiver = createServer(async (request, response) => {
    const body = await text(request);
    received.push({ body, signature: String(request.headers['stripe-signature']) });
    await whenReceived(JSON.parse(body));
    response.writeHead(answers.shift() ?? 200).end();
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  provider.registerWebhook(`http://127.0.0.1:${port}/hooks`);
});
afterEach(async () => {
  await provider.close();
  receiver.closeAllConnections();
  receiver.close();
  await once(receiver, 'close');
});

const read = ({ body, signature }: Received, secret = provider.settings.STRIPE_WEBHOOK_SECRET) =>
  Stripe.webhooks.constructEvent(body, signature, secret);
const types = () => received.map(({ body }) => (JSON.parse(body) as Stripe.Event).type);

test('events are delivered in order, with signatures that the library verifies', async () => {
  const customer = await buildCustomer(provider, '4242424242424242');
  await provider.settled();
  expect(received.map((one) => read(one))).toMatchObject([
    {
      type: 'customer.created',
      data: { object: { id: customer } },
      api_version: Stripe.API_VERSION,
    },
    { type: 'payment_method.attached' },
    { type: 'customer.updated' },
  ]);
  expect(provider.deliveries.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test.each([
  ['bad', /signature/i],
  ['stale', /[Tt]imestamp outside the tolerance/],
] as const)('a %s signature is refused by the library', async (signature, message) => {
  await stripe.customers.create();
  await provider.settled();
  const [event] = provider.events;
  if (!event) throw new Error('no event');
  expect(await provider.deliver(event, { signature })).toBe(200);
  const last = received.at(-1);
  if (!last) throw new Error('nothing was received');
  expect(() => read(last)).toThrow(message);
});

test('held events are delivered in any order and number, and the rest on release', async () => {
  provider.hold();
  await subscribe(provider, await buildCustomer(provider), onTrial);
  expect(provider.held).toHaveLength(provider.events.length);
  const [first, second] = provider.events;
  if (!first || !second) throw new Error('no events');
  for (const event of [second, first, second]) await provider.deliver(event);
  expect(types()).toEqual([second.type, first.type, second.type]);
  await provider.release();
  expect(types().slice(3)).toEqual(provider.events.map(({ type }) => type));
  await stripe.customers.create();
  await provider.settled();
  expect(types().at(-1)).toBe('customer.created');
});

test('an event that was not accepted is delivered again on request', async () => {
  answers.push(500);
  await stripe.customers.create({ name: 'First' });
  await stripe.customers.create({ name: 'Second' });
  await provider.settled();
  expect(provider.deliveries.map(({ status }) => status)).toEqual([500, 200]);
  expect(await provider.retryFailed()).toMatchObject([
    { event: { id: provider.events[0]?.id }, status: 200 },
  ]);
  expect(await provider.retryFailed()).toEqual([]);
  expect(received[2]?.body).toBe(received[0]?.body);
});

test('a receiver that does not answer is a failed delivery', async () => {
  whenReceived = () => receiver.closeAllConnections();
  await stripe.customers.create();
  await provider.settled();
  expect(provider.deliveries.map(({ status }) => status)).toEqual([null]);
});

test('an event shows the object as it was, even if it has changed since', async () => {
  const { id } = await stripe.customers.create({ name: 'Before' });
  await stripe.customers.update(id, { name: 'After' });
  expect(provider.events).toMatchObject([
    { data: { object: { name: 'Before' } } },
    { data: { object: { name: 'After' }, previous_attributes: { name: 'Before' } } },
  ]);
});

test('time advances only when an event is accepted, and what its receiver does happens at its time', async () => {
  const customer = await buildCustomer(provider, '4242424242424242');
  const { id, trial_end } = await subscribe(provider, customer, onTrial);
  whenReceived = async ({ type }) => {
    if (type === 'customer.subscription.trial_will_end') await stripe.subscriptions.cancel(id);
  };
  await provider.advance(days(7));
  const { ended_at, status } = await stripe.subscriptions.retrieve(id);
  expect({ ended_at, status }).toEqual({
    ended_at: (trial_end ?? 0) - days(3),
    status: 'canceled',
  });
  expect(types().at(-1)).toBe('customer.subscription.deleted');
  expect(provider.counts().paidInvoices).toBe(0);
});

test('a new period can be active for a while before it is charged', async () => {
  const patient = await startPaymentProvider({ invoiceDelay: 3600 });
  const customer = await buildCustomer(patient, '4000000000000341');
  const { id } = await subscribe(patient, customer, onTrial);
  const getStatus = async () => (await connect(patient).subscriptions.retrieve(id)).status;
  await patient.advance(days(7));
  expect(await getStatus()).toBe('active');
  await patient.advance(3600);
  expect(await getStatus()).toBe('past_due');
  await patient.close();
});
