import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type BilledServer,
  beginSubscription,
  cards,
  contact,
  findCustomerId,
  findUser,
  followUp,
  listSubscriptions,
  patience,
  startBilledServer,
  subscribe,
} from '../../../test/billing.ts';
import { send } from '../../../test/highlights.ts';
import { startPaymentProvider } from '../../../test/payment-provider/payment-provider.ts';
import { getAnswer } from '../../../test/server.ts';
import { findMissing, listEverything } from '../../../test/traces.ts';
import { createUser, type UserVisitor } from '../../../test/users.ts';
import { answerMs, createPaymentClient, retries } from '../../domain/billing/payment-client.ts';
import { createPaymentProvider } from '../../domain/billing/payment-provider.ts';
import { endedCustomers } from '../../domain/tables/billing-tables.ts';
import { createBillingHandlers } from '../../jobs/billing/handlers.ts';
import { parseConfig } from '../../platform/config.ts';
import type { Logger } from '../../platform/log.ts';

const away = { code: 'payment_unavailable', error: expect.stringContaining('Nothing was charged') };
const tries = 1 + retries;

describe('while the payment provider is away', () => {
  let server: BilledServer;
  beforeAll(async () => {
    server = await startBilledServer();
    await beginSubscription(await createUser(server));
  });
  afterAll(() => server.close());

  const begin = (user: UserVisitor) =>
    getAnswer(send(user, 'POST', '/api/create-subscription', contact));

  it.each([
    ['the customer is made', /^\/v1\/customers$/],
    ['the customer is described', /^\/v1\/customers\/cus_/],
    ['the card is asked for', /^\/v1\/setup_intents$/],
  ])('nothing is created twice or lost when %s', async (_step, path) => {
    const ada = await createUser(server);
    const before = server.provider.counts();
    for (const fault of [503, 'reset', 'after-effect'] as const) {
      server.provider.failNext({ method: 'POST', path, with: fault, times: tries });
      expect(await begin(ada)).toMatchObject([503, away]);
    }
    await beginSubscription(ada);
    const after = server.provider.counts();
    expect([after.customers - before.customers, after.setupIntents - before.setupIntents]).toEqual([
      1, 1,
    ]);
  });

  it('a single failure is not noticed', async () => {
    const ada = await createUser(server);
    for (const fault of [503, 'reset', 'after-effect'] as const) {
      server.provider.failNext({ method: 'POST', with: fault });
      await beginSubscription(ada);
    }
  });

  it.each([503, 'reset', 'after-effect'] as const)(
    'the card that was set up gets its one subscription later (%s)',
    async (fault) => {
      const ada = await createUser(server);
      const setup = await beginSubscription(ada);
      server.provider.hold();
      server.provider.enterCard(setup, cards.good);
      server.provider.failNext({ path: '/v1/subscriptions', with: fault, times: tries });
      const refresh = () => ada.call('/api/billing/refresh', { method: 'POST' });
      expect(await getAnswer(refresh())).toMatchObject([503, away]);
      server.provider.failNext({
        method: 'POST',
        path: '/v1/subscriptions',
        with: fault,
        times: tries,
      });
      expect(await getAnswer(refresh())).toMatchObject([503, away]);
      expect(await findUser(ada)).not.toHaveProperty('subscriptionStatus');
      expect((await refresh()).status).toBe(204);
      expect(await findUser(ada)).toMatchObject({ subscriptionStatus: 'trialing' });
      await server.provider.release();
      await followUp(server);
      const customerId = await findCustomerId(server, ada.userId);
      expect(await listSubscriptions(server.provider, customerId)).toHaveLength(1);
    },
  );

  it('its own pages cannot be opened, and an error is shown', async () => {
    const ada = await createUser(server);
    await subscribe(server, ada);
    server.provider.failNext({ path: /billing_portal/, with: 503, times: tries });
    const open = () => getAnswer(ada.call('/api/billing/portal', { method: 'POST' }));
    expect(await open()).toMatchObject([503, away]);
    expect(await open()).toMatchObject([200, {}]);
  });

  it('an account can be deleted, and its subscription ends when the provider is back', async () => {
    const ada = await createUser(server);
    await subscribe(server, ada);
    const customerId = await findCustomerId(server, ada.userId);
    server.provider.failNext({ method: 'DELETE', path: /customers/, with: 503, times: 6 * tries });
    const answer = await send(ada, 'DELETE', '/api/account', { confirmation: 'DELETE' });
    expect(answer.status).toBe(204);
    expect(server.provider.liveSubscriptions(customerId)).toBe(1);
    const { orm } = server.platform.database;
    const isLeft = async () => (await orm.select().from(endedCustomers)).length > 0;
    const handlers = createBillingHandlers(server.platform, 'x'.repeat(32));
    await vi.waitUntil(async () => {
      await handlers?.['reconcile-billing'].run({}, new AbortController().signal).catch(() => {});
      return !(await isLeft());
    }, patience);
    expect(server.provider.liveSubscriptions(customerId)).toBe(0);
    const traces = [customerId, ada.userId];
    expect(findMissing(await listEverything(server), traces)).toEqual(traces);
  });

  it('a provider that does not answer times out', async () => {
    // With what passes between two tries.
    expect((answerMs + 1000) * (1 + retries)).toBeLessThan(18_000);
    const { provider, platform } = server;
    const { STRIPE_SECRET_KEY: key = '' } = platform.config;
    const { stripe, ask } = createPaymentClient(key, platform.config, platform.log, 50);
    provider.failNext({ path: '/v1/customers', with: 'timeout', times: tries });
    const asked = ask(stripe.customers.create({ email: contact.email }));
    await expect(asked).rejects.toMatchObject({ code: 'payment_unavailable' });
    provider.endFaults();
  });
});

describe('a payment provider that is not set up right', () => {
  it.each([
    ['another key', { STRIPE_SECRET_KEY: 'sk_test_of_another' }, {}],
    ['a price that is not there', { STRIPE_PRICE_ID: 'price_of_none' }, {}],
    ['another price', {}, { price: { amount: 1899 } }],
    ['another currency', {}, { price: { currency: 'eur' } }],
  ])('takes no money by %s', async (_what, settings, options) => {
    const provider = await startPaymentProvider(options);
    const said: unknown[] = [];
    const log = { error: (...words: unknown[]) => void said.push(words) };
    const payments = createPaymentProvider(
      parseConfig({ ...provider.settings, ...settings }),
      log as unknown as Logger,
    );
    await expect(payments?.checkPrice()).rejects.toMatchObject({ code: 'payment_misconfigured' });
    expect(said).toHaveLength(1);
    await provider.close();
  });
});
