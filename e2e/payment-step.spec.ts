import { expect } from '@playwright/test';
import type { PaymentProvider } from '../apps/server/test/payment-provider/payment-provider.ts';
import { expectAccessible, expectUsable } from './checks.ts';
import {
  cardForm,
  challenge,
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

test('a subscription that the provider is late with is asked for again, without a word', async ({
  page,
  step,
}) => {
  await openCardForm(page);
  await fillCard(page, '4242424242424242');
  await startTrial(page).click();
  await expectNotice(page, ...welcome);
  await expect.poll(() => step.refreshes).toBe(2);
  step.user.subscriptionStatus = 'trialing';
  await expect(page.getByText(/free analyses left today/)).toBeVisible();
  await expect(page.getByText(/free analyses left today/)).toBeHidden();
  expect(step.refreshes).toBe(3);
});

test('whatever goes wrong is told in its own words, and another card can be tried', async ({
  page,
  step,
  provider,
}) => {
  await openCardForm(page);
  const failed = 'Payment Setup Failed';
  await startTrial(page).click();
  await expectNotice(page, failed, 'Please fill in all required payment information.');
  await fillCard(page, '4000000000000002');
  await startTrial(page).click();
  await expectNotice(
    page,
    failed,
    'There was an issue with your card. Please check your card details and try again.',
  );
  await expectAccessible(page);

  provider.failNext({ path: /confirm$/, with: 503 });
  await fillCard(page, '4242424242424242');
  await startTrial(page).click();
  await expectNotice(page, failed, 'error');
  await expect(startTrial(page)).toBeEnabled();

  provider.failNext({ path: /confirm$/, with: 'reset' });
  await startTrial(page).click();
  await expectNotice(page, 'Payment Error', 'Failed to set up payment method. Please try again.');
  expect(step.refreshes).toBe(0);
  await expect(cardForm(page).number).toHaveValue('4242424242424242');
  await startTrial(page).click();
  await expectNotice(page, ...welcome);
});

test('a card whose answer was lost is set up once', async ({ page, step, provider }) => {
  await openCardForm(page);
  await fillCard(page, '4242424242424242');
  provider.failNext({ path: /confirm$/, with: 'after-effect' });
  await startTrial(page).click();
  await expectNotice(page, 'Payment Error', 'Failed to set up payment method.');
  await startTrial(page).click();
  await expectNotice(page, ...welcome);
  expect(step.refreshes).toBe(1);
});

test('a bank that asks is answered over the page, in vain or well', async ({ page, step }) => {
  await openCardForm(page);
  await fillCard(page, '4000002500003155');
  await startTrial(page).click();
  await expect(page.getByRole('button', { name: 'Setting up…' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Back to Contact Info' })).toBeDisabled();
  await challenge(page).fail.click();
  await expectNotice(page, 'Payment Setup Failed', 'authentication failed');
  await startTrial(page).click();
  await challenge(page).complete.click();
  await expectNotice(page, ...welcome);
  expect(step.refreshes).toBe(1);
});

for (const [outcome, title, text] of [
  ['Complete', ...welcome],
  [
    'Fail',
    'Payment Setup Failed',
    'There was an issue with your card. Please check your card details and try again.',
  ],
] as const) {
  test(`a bank that asks on a page of its own leads back: ${outcome}`, async ({ page, step }) => {
    step.script.askElsewhere();
    await openCardForm(page);
    await fillCard(page, '4000002500003155');
    await startTrial(page).click();
    if (outcome === 'Complete') step.user.subscriptionStatus = 'trialing';
    const sent = page.waitForRequest(/redirect_status=/);
    await page.getByRole('link', { name: outcome }).click();
    expect((await sent).url()).toContain(`setup_intent=${step.getIntentId()}`);
    await expectNotice(page, title, text);
    // Neither in the address nor anywhere else that the page can be left to.
    expect(new URL(page.url()).search).toBe('');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(0);
  });
}

test('two clicks in one moment are one attempt', async ({ page, step, provider }) => {
  await openCardForm(page);
  await fillCard(page, '4242424242424242');
  await startTrial(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expectNotice(page, ...welcome);
  expect(confirmations(provider, step.getIntentId())).toBe(1);
});

test('a card that another tab has set up counts, before the form is there and after', async ({
  page,
  step,
  provider,
}) => {
  await openCardForm(page);
  provider.enterCard(step.getIntentId(), '4242424242424242');
  await fillCard(page, '4242424242424242');
  await startTrial(page).click();
  await expectNotice(page, ...welcome);
  await expect(page).toHaveURL(/\/$/);

  await page.route('https://js.stripe.com/**/stripe.js', async (route) => {
    provider.enterCard(step.getIntentId(), '4242424242424242');
    await route.fallback();
  });
  await page.goto('/subscribe');
  await enterContact(page);
  await expectNotice(page, ...welcome);
});

test('a script that does not come is told, and asked for again', async ({ page, step }) => {
  let isBlocked = true;
  await page.route('https://js.stripe.com/**', (route) =>
    isBlocked ? route.abort() : route.fallback(),
  );
  await page.goto('/subscribe');
  await enterContact(page);
  await expect(page.getByRole('alert')).toContainText('The payment provider could not be reached');
  await expectUsable(page);
  isBlocked = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(startTrial(page)).toBeEnabled();
  expect(step.refreshes).toBe(0);
});

test('a card form that does not come is told, and asked for again', async ({
  page,
  step,
  provider,
}) => {
  await page.goto('/subscribe');
  provider.failNext({ method: 'GET', path: /^\/v1\/setup_intents\//, with: 503, times: 2 });
  await enterContact(page);
  await expect(page.getByRole('alert')).toContainText('The card form could not be loaded.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(startTrial(page)).toBeEnabled();
  expect(step.refreshes).toBe(0);
});

test('going back forgets the secret and keeps the contact', async ({ page, step }) => {
  await openCardForm(page);
  const first = step.getIntentId();
  await page.getByRole('button', { name: 'Back to Contact Info' }).click();
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveValue('+1 415 555 0100');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(startTrial(page)).toBeEnabled();
  expect(step.getIntentId()).not.toBe(first);
});

test('the card form offers wallets by themselves and asks for no e-mail and no phone', async ({
  page,
  step,
}) => {
  await openCardForm(page);
  const frame = page.locator('iframe[title="Secure payment input frame"]');
  const facts = new URLSearchParams((await frame.getAttribute('src'))?.split('#')[1]);
  expect(JSON.parse(facts.get('options') ?? '')).toEqual({
    wallets: { applePay: 'auto', googlePay: 'auto' },
    paymentMethodOrder: ['card', 'apple_pay', 'google_pay'],
    fields: { billingDetails: { name: 'auto', address: 'auto', email: 'never', phone: 'never' } },
  });
  expect(facts.get('clientSecret')).toContain(step.getIntentId());
});

test('the card form follows the theme while it is open', async ({ page, step }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openCardForm(page);
  await cardForm(page).number.fill('4242424242424242');
  const getColour = () =>
    cardForm(page).number.evaluate((field) => getComputedStyle(field).backgroundColor);
  expect(await getColour()).toBe('rgb(253, 251, 245)');
  await expectUsable(page);
  await expect.poll(getColour).toBe('rgb(29, 26, 20)');
  await expect(cardForm(page).number).toHaveValue('4242424242424242');
  expect(step.refreshes).toBe(0);
});

test('whoever has had the trial subscribes, and is welcomed without one', async ({
  page,
  step,
}) => {
  step.entitlement.isTrialAvailable = false;
  step.user.subscriptionStatus = 'canceled';
  await page.goto('/subscribe');
  await enterContact(page);
  await expect(page.getByText('$8.99 is charged today')).toBeVisible();
  await fillCard(page, '4000000000000341');
  step.user.subscriptionStatus = 'past_due';
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expectNotice(page, 'Payment Not Completed', 'Please change the card on your profile.');
  step.user.subscriptionStatus = 'canceled';
  await page.goto('/subscribe');
  await enterContact(page);
  await fillCard(page, '4242424242424242');
  step.user.subscriptionStatus = 'active';
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expectNotice(
    page,
    'Welcome to Clauselight Pro!',
    'Your payment method is secured. Enjoy unlimited document analysis!',
  );
});
