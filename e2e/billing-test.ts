import type { User } from '@clauselight/schema';
import { expect, type Page } from '@playwright/test';
import {
  type PaymentProvider,
  startPaymentProvider,
} from '../apps/server/test/payment-provider/payment-provider.ts';
import { logIn, startIdentityProvider } from './identity-provider.ts';
import { servePaymentScript } from './payment-script/serve.ts';
import { enterContact, expectNotice, fillCard, startTrial, welcome } from './payment-steps.ts';
import { makePreparedFolder, type RunningServer, removeDataFolder, startServer } from './server.ts';
import { test as base } from './test.ts';

interface Business {
  readonly server: RunningServer;
  readonly provider: PaymentProvider;
}

/** The product on a server that takes money, with people who sign in and one free analysis a day. */
export const test = base.extend<
  { script: undefined },
  { business: Business; server: RunningServer; provider: PaymentProvider }
>({
  business: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from this pattern
    async ({}, use) => {
      const dataFolder = await makePreparedFolder();
      const provider = await startPaymentProvider();
      const identity = await startIdentityProvider();
      const server = await startServer(dataFolder, {
        RATE_LIMIT_PER_MINUTE: '100000',
        FREE_ANALYSES_PER_DAY: '1',
        // The provoked errors are logged at this level.
        LOG_LEVEL: 'fatal',
        ...identity.settings,
        ...provider.settings,
      });
      identity.register(server.address);
      provider.registerWebhook(`${server.address}/api/billing/events`);
      await use({ server, provider });
      await server.stop();
      await identity.close();
      await provider.close();
      await removeDataFolder(dataFolder);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  server: [async ({ business }, use) => use(business.server), { scope: 'worker' }],
  provider: [async ({ business }, use) => use(business.provider), { scope: 'worker' }],
  script: [
    async ({ context, provider }, use) => {
      await servePaymentScript(context, provider);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Signs in and opens the page of the plan. */
export async function signInToSubscribe(page: Page, name: string): Promise<void> {
  await page.goto('/api/auth/google?return_to=%2Fsubscribe');
  await logIn(page, name);
  await expect(page.getByRole('button', { name: 'Continue to Payment' })).toBeVisible();
}

/** Signs in and starts the trial with a card that works at once. */
export async function startTrialAs(page: Page, name: string, card: string): Promise<void> {
  await signInToSubscribe(page, name);
  await enterContact(page);
  await fillCard(page, card);
  await startTrial(page).click();
  await expectNotice(page, ...welcome);
  await expect(page).toHaveURL(/\/$/);
}

/** The id of the person with the payment provider. */
export async function getCustomer(page: Page): Promise<string> {
  return (await readUser(page)).stripeCustomerId ?? '';
}

/** The badge that the profile shows for each state of a subscription. */
const badges = {
  trialing: 'Trial Active',
  active: 'Pro Member',
  canceled: 'Free User',
} as const;

/** Waits until the server has heard of a subscription's new state from the provider, however long that takes. */
export async function expectStatus(page: Page, status: string): Promise<void> {
  await expect.poll(async () => (await readUser(page)).subscriptionStatus).toBe(status);
}

/** As `expectStatus`; then the profile shows the badge for it. */
export async function expectBadge(page: Page, status: keyof typeof badges): Promise<void> {
  await expectStatus(page, status);
  await page.goto('/profile');
  await expect(page.getByRole('main').getByText(badges[status], { exact: true })).toBeVisible();
}

async function readUser(page: Page): Promise<User> {
  return (await page.request.get('/api/auth/user')).json();
}

/** Goes to the provider's own pages, does something there and comes back. */
export async function visitPortal(page: Page, act: () => void): Promise<void> {
  await page.getByRole('button', { name: 'Manage subscription' }).click();
  await expect(page.getByRole('heading', { name: 'Manage your billing' })).toBeVisible();
  act();
  await page.getByRole('link', { name: 'Return' }).click();
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
}

/** The newest subscription of a customer. */
export function getSubscription({ events }: PaymentProvider, customer: string): string {
  for (const event of events.toReversed()) {
    if (event.type !== 'customer.subscription.created') continue;
    if (event.data.object.customer === customer) return event.data.object.id;
  }
  throw new Error(`${customer} has no subscription`);
}
