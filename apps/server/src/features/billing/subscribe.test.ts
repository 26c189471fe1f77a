import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BilledServer,
  beginSubscription,
  cards,
  contact,
  daySeconds,
  deleteAtProvider,
  detachCards,
  findCustomerId,
  findEntitlement,
  findUser,
  followUp,
  listSubscriptions,
  startBilledServer,
  subscribe,
} from '../../../test/billing.ts';
import { databaseKinds } from '../../../test/database.ts';
import { send } from '../../../test/highlights.ts';
import { buildVisitor, getAnswer } from '../../../test/server.ts';
import { createUser } from '../../../test/users.ts';

for (const { kind, name, isSkipped } of databaseKinds) {
  describe.skipIf(isSkipped)(`subscribing on ${name}`, () => {
    let server: BilledServer;
    beforeAll(async () => {
      server = await startBilledServer({ kind });
    });
    afterAll(() => server.close());

    const countOf = (path: string | RegExp) =>
      server.provider.requests.filter(({ method, path: asked }) =>
        typeof path === 'string' ? method === 'POST' && asked === path : path.test(asked),
      ).length;
    const begin = (visitor: Parameters<typeof send>[0], body: object) =>
      getAnswer(send(visitor, 'POST', '/api/create-subscription', body));

    it('requires sign-in', async () => {
      const guest = buildVisitor(server);
      const notSignedIn = [401, { code: 'not_authenticated' }];
      expect(await begin(guest, contact)).toMatchObject(notSignedIn);
      for (const path of ['/api/billing/refresh', '/api/billing/portal']) {
        expect(await getAnswer(guest.call(path, { method: 'POST' }))).toMatchObject(notSignedIn);
      }
    });

    it('sends the contact to the provider, and starts nothing yet', async () => {
      const ada = await createUser(server, { firstName: 'Ada', lastName: 'Lovelace' });
      await beginSubscription(ada);
      const customerId = await findCustomerId(server, ada.userId);
      const told = server.provider.requests.findLast(
        ({ path }) => path === `/v1/customers/${customerId}`,
      );
      expect(told?.parameters).toEqual({
        email: 'ada@example.org',
        phone: '+14155550100',
        name: 'Ada Lovelace',
      });
      expect(server.provider.liveSubscriptions(customerId)).toBe(0);
      expect(await findUser(ada)).toMatchObject({ stripeCustomerId: customerId });
      expect(await findUser(ada)).not.toHaveProperty('subscriptionStatus');
    });

    it('creates one customer and one card setup for repeated and simultaneous requests', async () => {
      const ada = await createUser(server);
      const before = server.provider.counts();
      const first = await Promise.all(Array.from({ length: 6 }, () => beginSubscription(ada)));
      const setups = new Set([...first, await beginSubscription(ada)]);
      expect(setups.size).toBe(1);
      const { customers, setupIntents } = server.provider.counts();
      expect([customers - before.customers, setupIntents - before.setupIntents]).toEqual([1, 1]);
    });

    it("starts the trial when the card is set up, with the product's number of days", async () => {
      const ada = await createUser(server);
      const setup = await beginSubscription(ada, 365);
      server.provider.enterCard(setup, cards.good);
      await followUp(server);
      const user = await findUser(ada);
      expect(user.subscriptionStatus).toBe('trialing');
      expect(Date.parse(user.trialEndsAt ?? '')).toBe(
        (server.provider.now() + 7 * daySeconds) * 1000,
      );
      expect(server.provider.liveSubscriptions(user.stripeCustomerId ?? '')).toBe(1);
      expect(await begin(ada, contact)).toMatchObject([409, { code: 'already_subscribed' }]);
      expect(await findEntitlement(ada)).toEqual({ isTrialAvailable: false });
    });

    it('starts nothing with a declined card, and continues with another', async () => {
      const ada = await createUser(server);
      const setup = await beginSubscription(ada);
      expect(() => server.provider.enterCard(setup, cards.declined)).toThrow();
      await followUp(server);
      expect(await findUser(ada)).not.toHaveProperty('subscriptionStatus');
      expect(await beginSubscription(ada)).toBe(setup);
      expect(server.provider.enterCard(setup, cards.asksBank)).toBe('requires_action');
      await followUp(server);
      expect(await findUser(ada)).not.toHaveProperty('subscriptionStatus');
      server.provider.completeAction(setup);
      await followUp(server);
      expect(await findUser(ada)).toMatchObject({ subscriptionStatus: 'trialing' });
    });

    it('does not wait for an event if the page reports that the card is set up', async () => {
      const ada = await createUser(server);
      const setup = await beginSubscription(ada);
      server.provider.hold();
      server.provider.enterCard(setup, cards.good);
      const refresh = () => ada.call('/api/billing/refresh', { method: 'POST' });
      const answers = await Promise.all([refresh(), refresh(), refresh()]);
      expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
      expect(await findUser(ada)).toMatchObject({ subscriptionStatus: 'trialing' });
      await server.provider.release();
      await followUp(server);
      const customerId = await findCustomerId(server, ada.userId);
      expect(server.provider.liveSubscriptions(customerId)).toBe(1);
    });

    it('gives each person one trial; a returning person pays at once, and is told before', async () => {
      const ada = await createUser(server);
      expect(await findEntitlement(ada)).toMatchObject({ isTrialAvailable: true });
      await subscribe(server, ada);
      const customerId = await findCustomerId(server, ada.userId);
      const list = await listSubscriptions(server.provider, customerId);
      server.provider.cancelNow(list[0]?.id ?? '');
      await followUp(server);
      expect(await findUser(ada)).toMatchObject({ subscriptionStatus: 'canceled' });
      const asked = { ...contact, trial_period_days: 7 };
      expect(await begin(ada, asked)).toMatchObject([409, { code: 'trial_used' }]);

      const paid = server.provider.counts().paidInvoices;
      server.provider.enterCard(await beginSubscription(ada, 0), cards.good);
      await followUp(server);
      expect(await findUser(ada)).toMatchObject({ subscriptionStatus: 'active' });
      expect(server.provider.counts().paidInvoices).toBe(paid + 1);
    });

    it("waits a day for a returning person's first payment, and lets them start again", async () => {
      const ada = await createUser(server);
      await subscribe(server, ada);
      const customerId = await findCustomerId(server, ada.userId);
      const [trial] = await listSubscriptions(server.provider, customerId);
      server.provider.cancelNow(trial?.id ?? '');
      await followUp(server);
      server.provider.enterCard(await beginSubscription(ada, 0), cards.failsLater);
      await followUp(server);
      expect(await findUser(ada)).toMatchObject({ subscriptionStatus: 'past_due' });
      expect(await begin(ada, contact)).toMatchObject([409, { code: 'already_subscribed' }]);
      await server.provider.advance(daySeconds);
      await followUp(server);
      expect(await findUser(ada)).toMatchObject({ subscriptionStatus: 'canceled' });
      server.provider.enterCard(await beginSubscription(ada, 0), cards.good);
      await followUp(server);
      expect(await findUser(ada)).toMatchObject({ subscriptionStatus: 'active' });
    });

    it('gives no second trial after the account was deleted and created again', async () => {
      const ada = await createUser(server, { subject: 'one person' });
      await subscribe(server, ada);
      await send(ada, 'DELETE', '/api/account', { confirmation: 'DELETE' });
      const again = await createUser(server, { subject: 'one person' });
      expect(await findEntitlement(again)).toMatchObject({ isTrialAvailable: false });
    });

    it('is rejected if a card setup in another window has already started it', async () => {
      const ada = await createUser(server);
      const setup = await beginSubscription(ada);
      server.provider.hold();
      server.provider.enterCard(setup, cards.good);
      expect(await begin(ada, contact)).toMatchObject([409, { code: 'already_subscribed' }]);
      await server.provider.release();
    });

    it('starts again, with the trial, if the card was removed before the start', async () => {
      const ada = await createUser(server);
      const setup = await beginSubscription(ada);
      server.provider.hold();
      server.provider.enterCard(setup, cards.good);
      await detachCards(server.provider, await findCustomerId(server, ada.userId));
      const refreshed = await ada.call('/api/billing/refresh', { method: 'POST' });
      expect(refreshed.status).toBe(204);
      expect(await findUser(ada)).not.toHaveProperty('subscriptionStatus');
      await server.provider.release();
      expect(await beginSubscription(ada)).not.toBe(setup);
      await subscribe(server, ada);
      expect(await findUser(ada)).toMatchObject({ subscriptionStatus: 'trialing' });
    });

    it('starts again if the provider has deleted the customer', async () => {
      const ada = await createUser(server);
      await beginSubscription(ada);
      const gone = await findCustomerId(server, ada.userId);
      await deleteAtProvider(server.provider, gone);
      await followUp(server);
      await subscribe(server, ada);
      expect(await findCustomerId(server, ada.userId)).not.toBe(gone);
      expect(await findUser(ada)).toMatchObject({ subscriptionStatus: 'trialing' });
    });

    it("links to the provider's page for the card and canceling, and back to the profile", async () => {
      const ada = await createUser(server);
      const open = () => getAnswer(ada.call('/api/billing/portal', { method: 'POST' }));
      expect(await open()).toMatchObject([409, { code: 'no_subscription' }]);
      await subscribe(server, ada);
      expect(await open()).toMatchObject([200, { url: expect.stringContaining('http') }]);
      const asked = server.provider.requests.findLast(({ path }) => path.includes('portal'));
      expect(asked?.parameters).toMatchObject({ return_url: `${server.address}/profile` });
      await deleteAtProvider(server.provider, await findCustomerId(server, ada.userId));
      expect(await open()).toMatchObject([409, { code: 'no_subscription' }]);
      expect(await findUser(ada)).toMatchObject({ subscriptionStatus: 'canceled' });
    });

    it('checks the price at intervals, not each time', () => {
      expect(countOf(/^\/v1\/prices\//)).toBe(1);
      expect(countOf('/v1/customers')).toBeGreaterThan(5);
    });
  });
}
