import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFullRun } from '../../../../../full-run.ts';
import {
  type BilledServer,
  beginSubscription,
  cards,
  daySeconds,
  deleteAtProvider,
  findCustomerId,
  findUser,
  followUp,
  listSubscriptions,
  startBilledServer,
  subscribe,
} from '../../../test/billing.ts';
import { buildVisitor, getAnswer } from '../../../test/server.ts';
import { createUser, type UserVisitor } from '../../../test/users.ts';
import { createBillingAccounts } from '../../domain/billing/accounts.ts';
import { createBillingHandlers } from '../../jobs/billing/handlers.ts';

const monthSeconds = 31 * daySeconds;

describe('what the payment provider tells', () => {
  let server: BilledServer;
  beforeAll(async () => {
    server = await startBilledServer();
  });
  afterAll(() => server.close());

  const advance = async (seconds: number) => {
    await server.provider.advance(seconds);
    await followUp(server);
  };
  const findStatus = async (user: UserVisitor) => (await findUser(user)).subscriptionStatus;
  const findSubscription = async (user: UserVisitor) => {
    const customerId = await findCustomerId(server, user.userId);
    const [latest] = await listSubscriptions(server.provider, customerId);
    return latest?.id ?? '';
  };
  const createSubscriber = async (options?: Parameters<typeof subscribe>[2]) => {
    const user = await createUser(server);
    await subscribe(server, user, options);
    return user;
  };

  it('turns a trial into a paid plan', async () => {
    const ada = await createSubscriber();
    const { paidInvoices } = server.provider.counts();
    await advance(7 * daySeconds);
    expect(await findStatus(ada)).toBe('active');
    expect(server.provider.counts().paidInvoices).toBeGreaterThan(paidInvoices);
    expect(await findUser(ada)).toHaveProperty('trialEndsAt');
  });

  it('ends a trial whose card was taken away', async () => {
    const ada = await createSubscriber();
    server.provider.removeCard(await findCustomerId(server, ada.userId));
    await advance(7 * daySeconds);
    expect(await findStatus(ada)).toBe('canceled');
  });

  it('shows the end of a canceled trial, and ends it then', async () => {
    const ada = await createSubscriber();
    server.provider.cancelAtPeriodEnd(await findSubscription(ada));
    await followUp(server);
    const { trialEndsAt, subscriptionEndsAt, subscriptionStatus } = await findUser(ada);
    expect(subscriptionStatus).toBe('trialing');
    expect(subscriptionEndsAt).toBe(trialEndsAt);
    server.provider.keepSubscription(await findSubscription(ada));
    await followUp(server);
    expect(await findUser(ada)).not.toHaveProperty('subscriptionEndsAt');
    server.provider.cancelAtPeriodEnd(await findSubscription(ada));
    const { paidInvoices } = server.provider.counts();
    await advance(7 * daySeconds);
    expect(await findStatus(ada)).toBe('canceled');
    expect(server.provider.counts().paidInvoices).toBe(paidInvoices);
  });

  it('stops the plan while a payment is due, until it is made', async () => {
    const ada = await createSubscriber({ card: cards.failsLater });
    await advance(7 * daySeconds);
    expect(await findStatus(ada)).toBe('past_due');
    server.provider.changeCard(await findCustomerId(server, ada.userId), cards.good);
    await advance(3 * daySeconds);
    expect(await findStatus(ada)).toBe('active');
  });

  it('ends the plan if no payment arrives', async () => {
    const ada = await createSubscriber({ card: cards.failsLater });
    await advance(monthSeconds);
    expect(await findStatus(ada)).toBe('canceled');
  });

  it('is accepted only with a recent signature', async () => {
    const ada = await createUser(server);
    const setup = await beginSubscription(ada);
    server.provider.hold();
    server.provider.enterCard(setup, cards.good);
    const [event] = server.provider.held.filter(({ type }) => type === 'setup_intent.succeeded');
    if (event === undefined) throw new Error('the card was not set up');
    expect(await server.provider.deliver(event, { signature: 'bad' })).toBe(400);
    expect(await server.provider.deliver(event, { signature: 'stale' })).toBe(400);
    const post = (headers: Record<string, string>, body: string) =>
      getAnswer(
        buildVisitor(server).call('/api/billing/events', { method: 'POST', headers, body }),
      );
    const headers = { 'content-type': 'application/json' };
    const refused = [400, { code: 'invalid_signature' }];
    expect(await post(headers, JSON.stringify(event))).toMatchObject(refused);
    const signed = { ...headers, 'stripe-signature': 't=1,v1=00' };
    expect(await post(signed, '{"id":')).toMatchObject(refused);
    await followUp(server);
    expect(await findStatus(ada)).toBeUndefined();
    expect(await server.provider.deliver(event)).toBe(200);
    await followUp(server);
    expect(await findStatus(ada)).toBe('trialing');
    await server.provider.release();
  });

  it('is acknowledged even if it is irrelevant', async () => {
    const ada = await createUser(server);
    await beginSubscription(ada);
    await followUp(server);
    const [created] = server.provider.events.filter(({ type }) => type === 'customer.created');
    if (created === undefined) throw new Error('there is no event');
    const deliver = (change: object) =>
      server.provider.deliver({ ...created, ...change } as typeof created);
    const before = server.provider.requests.length;
    const stranger = { object: { ...created.data.object, id: 'cus_of_another_product' } };
    expect(await deliver({ id: 'evt_1', type: 'radar.early_fraud_warning.created' })).toBe(200);
    expect(await deliver({ id: 'evt_2', type: 'customer.deleted', data: stranger })).toBe(200);
    expect(await deliver({ id: 'evt_3', data: { object: { object: 'balance' } } })).toBe(200);
    await followUp(server);
    expect(server.provider.requests.length).toBe(before);
  });

  it('is processed once, even if it is delivered a hundred times', async () => {
    const ada = await createUser(server);
    const setup = await beginSubscription(ada);
    await followUp(server);
    server.provider.hold();
    server.provider.enterCard(setup, cards.good);
    const [event] = server.provider.held.filter(({ type }) => type === 'setup_intent.succeeded');
    if (event === undefined) throw new Error('the card was not set up');
    const before = server.provider.requests.length;
    const deliveries = Array.from({ length: 100 }, () => server.provider.deliver(event));
    expect(new Set(await Promise.all(deliveries))).toEqual(new Set([200]));
    await followUp(server);
    const begun = server.provider.requests
      .slice(before)
      .filter(({ method, path }) => method === 'POST' && path === '/v1/subscriptions');
    expect(begun).toHaveLength(1);
    await server.provider.release();
  });

  it("leads to the provider's state, whether reordered, repeated or lost", async () => {
    const deed = fc.oneof(
      fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 1, max: 12 }) }),
      fc.record({
        kind: fc.constantFrom('cancel', 'keep', 'end', 'new card', 'bad card', 'no card'),
      }),
    );
    const mixing = fc.record({
      deeds: fc.array(deed, { minLength: 1, maxLength: 5 }),
      order: fc.infiniteStream(fc.integer({ min: 0, max: 999 })),
      told: fc.integer({ min: 1, max: 3 }),
    });
    const seen = new Set<string | undefined>();
    await fc.assert(
      fc.asyncProperty(mixing, async ({ deeds, order, told }) => {
        const { provider } = server;
        const user = await createUser(server);
        const setup = await beginSubscription(user);
        const customerId = await findCustomerId(server, user.userId);
        provider.hold();
        provider.enterCard(setup, cards.good);
        await user.call('/api/billing/refresh', { method: 'POST' });
        const [begun] = await listSubscriptions(provider, customerId);
        expect(begun?.status).toBe('trialing');
        for (const one of deeds) {
          if ('days' in one) await provider.advance(one.days * daySeconds);
          else attempt(() => act(one.kind, customerId, begun?.id ?? ''));
        }
        const copies = Array.from({ length: told }, () => [...provider.held]).flat();
        const mixed = copies
          .map((event) => ({ event, rank: order.next().value ?? 0 }))
          .toSorted((a, b) => a.rank - b.rank);
        for (const { event } of mixed) expect(await provider.deliver(event)).toBe(200);
        await followUp(server);
        const [is] = await listSubscriptions(provider, customerId);
        expect(await findStatus(user)).toBe(is?.status);
        seen.add(is?.status);
        await provider.release();
        // Its renewals would be told in every later run.
        await deleteAtProvider(provider, customerId);
      }),
      isFullRun ? { numRuns: 40 } : { numRuns: 6, seed: 6 },
    );
    expect([...seen]).toEqual(expect.arrayContaining(['trialing', 'active', 'canceled']));
  });

  function act(kind: string, customerId: string, subscription: string): void {
    const { provider } = server;
    if (kind === 'cancel') provider.cancelAtPeriodEnd(subscription);
    if (kind === 'keep') provider.keepSubscription(subscription);
    if (kind === 'end') provider.cancelNow(subscription);
    if (kind === 'new card') provider.changeCard(customerId, cards.good);
    if (kind === 'bad card') provider.changeCard(customerId, cards.failsLater);
    if (kind === 'no card') provider.removeCard(customerId);
  }

  it('stores the answer to the latest request, whichever answer arrives last', async () => {
    const { userId } = await createUser(server);
    const accounts = createBillingAccounts(server.platform.database);
    await accounts.open(userId);
    const [first, second] = [await accounts.ask(userId), await accounts.ask(userId)];
    if (first === undefined || second === undefined) throw new Error('there is no account');
    const standing = { trialEndsAt: null, endsAt: null };
    await accounts.answer(second, { status: 'canceled', ...standing });
    await accounts.answer(first, { status: 'active', ...standing });
    expect(await accounts.find(userId)).toMatchObject({ status: 'canceled', answered: 2 });
  });

  it('is replaced by a daily request for everybody', async () => {
    const ada = await createSubscriber();
    await followUp(server);
    server.provider.hold();
    await server.provider.advance(7 * daySeconds);
    const reconcile = (hoursFromNow: number) =>
      createBillingHandlers(
        server.platform,
        'x'.repeat(32),
        () => Date.now() + hoursFromNow * 3_600_000,
      )?.['reconcile-billing'].run({}, new AbortController().signal);
    await reconcile(1);
    expect(await findStatus(ada)).toBe('trialing');
    await reconcile(25);
    expect(await findStatus(ada)).toBe('active');
    await server.provider.release();
  });

  it('is followed up soon if the provider was unavailable', async () => {
    const ada = await createSubscriber();
    await followUp(server);
    server.provider.failNext({ method: 'GET', path: '/v1/subscriptions', with: 503, times: 1000 });
    await server.provider.advance(7 * daySeconds);
    await followUp(server);
    expect(await findStatus(ada)).toBe('trialing');
    server.provider.endFaults();
    const handlers = createBillingHandlers(server.platform, 'x'.repeat(32));
    await handlers?.['reconcile-billing'].run({}, new AbortController().signal);
    expect(await findStatus(ada)).toBe('active');
  });
});

/** Some deeds are refused, on a subscription that has ended for instance. */
function attempt(deed: () => void): void {
  try {
    deed();
  } catch {
    // The provider's pages would not have offered it.
  }
}
