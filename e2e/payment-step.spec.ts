import { expect } from '@playwright/test';
import type { PaymentProvider } from '../apps/server/test/payment-provider/payment-provider.ts';
import {
  cardForm,
  enterContact,
  expectNotice,
  fillCard,
  startTrial,
  welcome,
} from './payment-steps.ts';
import { openCardForm, test } from './payment-test.ts';

const confirmations = (provider: PaymentProvider, id: string) =>
  provider.requests.filter(({ path }) => path === `/v1/setup_intents/${id}/confirm`).length;

test('a card is set up with the keyboard alone, in the name of the contact', async ({
  page,
  step,
  provider,
}) => {
  await openCardForm(page);
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cardForm(page).number).toBeFocused();
  for (const entry of ['4242 4242 4242 4242', '12/34', '123']) {
    await page.keyboard.type(entry);
    await page.keyboard.press('Tab');
  }
  step.user.subscriptionStatus = 'trialing';
  await expect(page.getByRole('button', { name: 'Back to Contact Info' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(startTrial(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectNotice(page, ...welcome);
  await expect(page.getByRole('heading', { name: 'Welcome to Clauselight Pro' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start Your Free Trial');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Document Analysis Dashboard');
  await expect(page).toHaveURL(/\/$/);
  expect(step.refreshes).toBe(1);
  expect(step.script.contacts).toEqual([
    { email: 'ada.lovelace@example.com', phone: '+1 415 555 0100' },
  ]);
  expect(confirmations(provider, step.getIntentId())).toBe(1);
});

test('a bank that asks on a page of its own leads back', async ({ page, step }) => {
  step.script.askElsewhere();
  await openCardForm(page);
  await fillCard(page, '4000002500003155');
  await startTrial(page).click();
  step.user.subscriptionStatus = 'trialing';
  const sent = page.waitForRequest(/redirect_status=/);
  await page.getByRole('link', { name: 'Complete' }).click();
  expect((await sent).url()).toContain(`setup_intent=${step.getIntentId()}`);
  await expectNotice(page, ...welcome);
  // Neither in the address nor anywhere else that the page can be left to.
  expect(new URL(page.url()).search).toBe('');
});

test('a script that does not come is told, and asked for again', { tag: '@full' }, async ({
  page,
  step,
}) => {
  let isBlocked = true;
  await page.route('https://js.stripe.com/**', (route) =>
    isBlocked ? route.abort() : route.fallback(),
  );
  await page.goto('/subscribe');
  await enterContact(page);
  await expect(page.getByRole('alert')).toContainText('The payment provider could not be reached');
  isBlocked = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(startTrial(page)).toBeEnabled();
  expect(step.refreshes).toBe(0);
});
