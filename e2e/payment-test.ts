import type { User } from '@clauselight/schema';
import { expect, type Page } from '@playwright/test';
import {
  type PaymentProvider,
  startPaymentProvider,
} from '../apps/server/test/payment-provider/payment-provider.ts';
import { type PaymentScript, servePaymentScript } from './payment-script/serve.ts';
import { enterContact, startTrial } from './payment-steps.ts';
import { type StandInBilling, signIn, takeMoney } from './stand-ins.ts';
import { test as base } from './test.ts';

interface PaymentStep extends StandInBilling {
  script: PaymentScript;
  /** The person, to be changed as their subscription changes. */
  user: Partial<User>;
  /** The setup intent that the page has a secret of. */
  getIntentId(): string;
}

/** A signed-in person on a server that takes money, with the provider's card form; the server's calls are stood in for. */
export const test = base.extend<{ step: PaymentStep; provider: PaymentProvider }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from this pattern
  provider: async ({}, use) => {
    const provider = await startPaymentProvider();
    await use(provider);
    await provider.close();
  },
  step: async ({ page, provider }, use) => {
    const user: Partial<User> = {};
    const billing = await takeMoney(page, provider.settings.STRIPE_PUBLISHABLE_KEY);
    await signIn(page, user);
    let intentId = '';
    await page.route('**/api/create-subscription', async (route) => {
      const intent = await createIntent(provider);
      intentId = intent.id;
      await route.fulfill({ json: { clientSecret: intent.client_secret } });
    });
    const script = await servePaymentScript(page, provider);
    await use(Object.assign(billing, { script, user, getIntentId: () => intentId }));
  },
});

async function createIntent(
  provider: PaymentProvider,
): Promise<{ id: string; client_secret: string }> {
  const answer = await fetch(`${provider.url}/v1/setup_intents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${provider.settings.STRIPE_SECRET_KEY}` },
  });
  return answer.json();
}

/** Opens the card form and waits until it takes a card. */
export async function openCardForm(page: Page): Promise<void> {
  await page.goto('/subscribe');
  await enterContact(page);
  await expect(startTrial(page)).toBeEnabled();
}
