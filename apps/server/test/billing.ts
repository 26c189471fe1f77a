import type { Entitlement, SubscriptionAnswer, User } from '@clauselight/schema';
import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { billingAccounts } from '../src/domain/tables/billing-tables.ts';
import { jobs } from '../src/platform/queue/job-table.ts';
import { send } from './highlights.ts';
import {
  type PaymentProvider,
  type PaymentProviderOptions,
  startPaymentProvider,
} from './payment-provider/payment-provider.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './server.ts';
import type { UserVisitor } from './users.ts';

export interface BilledServer extends TestServer {
  readonly provider: PaymentProvider;
}

/** Cards of the provider's own for tests. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asksBank: '4000002500003155',
  failsLater: '4000000000000341',
} as const;

export const contact = { email: 'ada@example.org', phone: '+1 (415) 555-0100' };
export const daySeconds = 24 * 3600;

/** For what goes through a queue, however busy the machine is. */
export const patience = { timeout: 60_000, interval: 20 };

/** Starts a server with billing and a payment provider that sends events. */
export async function startBilledServer(
  { settings, ...options }: TestServerOptions = {},
  providerOptions?: PaymentProviderOptions,
): Promise<BilledServer> {
  const provider = await startPaymentProvider(providerOptions);
  const server = await startTestServer({
    ...options,
    settings: { ...provider.settings, ...settings },
  });
  provider.registerWebhook(`${server.address}/api/billing/events`);
  return {
    ...server,
    provider,
    async close() {
      await provider.close();
      await server.close();
    },
  };
}

/** The first step of subscribing; returns the id of the set-up whose secret the browser gets. */
export async function beginSubscription(user: UserVisitor, trialDays = 7): Promise<string> {
  const body = { ...contact, trial_period_days: trialDays };
  const answer = await send(user, 'POST', '/api/create-subscription', body);
  expect(answer.status).toBe(200);
  const { clientSecret } = (await answer.json()) as SubscriptionAnswer;
  return clientSecret.replace(/_secret_.*$/, '');
}

/** Subscribes by a card, and waits until the person has the status that follows. */
export async function subscribe(
  { provider }: BilledServer,
  user: UserVisitor,
  {
    card = cards.good,
    trialDays = 7,
  }: { readonly card?: string; readonly trialDays?: number } = {},
): Promise<void> {
  provider.enterCard(await beginSubscription(user, trialDays), card);
  await vi.waitUntil(async () => (await findUser(user)).subscriptionStatus !== undefined, patience);
}

export async function findUser(user: UserVisitor): Promise<User> {
  return (await (await user.call('/api/auth/user')).json()) as User;
}

export async function findEntitlement(visitor: Pick<UserVisitor, 'call'>): Promise<Entitlement> {
  return (await (await visitor.call('/api/entitlement')).json()) as Entitlement;
}

/** The provider's id of a person who has begun to subscribe. */
export async function findCustomerId({ platform }: TestServer, userId: string): Promise<string> {
  const [account] = await platform.database.orm
    .select()
    .from(billingAccounts)
    .where(eq(billingAccounts.userId, userId));
  return account?.customerId ?? '';
}

/** Waits until all events of the provider have been processed. */
export async function followUp({ provider, platform }: BilledServer): Promise<void> {
  await provider.settled();
  await vi.waitUntil(async () => {
    const left = await platform.database.orm
      .select()
      .from(jobs)
      .where(eq(jobs.kind, 'sync-subscription'));
    return left.every(({ status }) => status === 'dead');
  }, patience);
}

interface ProviderObject {
  readonly id: string;
  readonly status: string;
}

/** What the provider itself says of a customer's subscriptions, the newest first. */
export async function listSubscriptions(
  provider: PaymentProvider,
  customerId: string,
): Promise<readonly ProviderObject[]> {
  const answer = await askProvider(
    provider,
    'GET',
    `/v1/subscriptions?customer=${customerId}&status=all`,
  );
  return ((await answer.json()) as { data: ProviderObject[] }).data;
}

/** Deletes a customer as the provider's dashboard does. */
export async function deleteAtProvider(
  provider: PaymentProvider,
  customerId: string,
): Promise<void> {
  await askProvider(provider, 'DELETE', `/v1/customers/${customerId}`);
}

/** Takes a customer's cards away as the provider's dashboard does. */
export async function detachCards(provider: PaymentProvider, customerId: string): Promise<void> {
  const answer = await askProvider(provider, 'GET', `/v1/payment_methods?customer=${customerId}`);
  for (const { id } of ((await answer.json()) as { data: ProviderObject[] }).data) {
    await askProvider(provider, 'POST', `/v1/payment_methods/${id}/detach`);
  }
}

async function askProvider(
  { url, settings }: PaymentProvider,
  method: string,
  path: string,
): Promise<Response> {
  const headers = { authorization: `Bearer ${settings.STRIPE_SECRET_KEY}` };
  const answer = await fetch(`${url}${path}`, { method, headers });
  expect(answer.status).toBe(200);
  return answer;
}
