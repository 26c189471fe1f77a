import type { User } from '@clauselight/schema';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectUsable, pressUntilFocused } from './checks.ts';
import { signIn, takeMoney } from './stand-ins.ts';
import { enterAsGuest } from './steps.ts';
import { test } from './test.ts';

const email = 'ada.lovelace@example.com';
const phone = '+1 (415) 555-0100';

async function openForm(page: Page): Promise<void> {
  await takeMoney(page);
  await signIn(page, { email });
  await page.goto('/subscribe');
  await expect(page.getByRole('button', { name: 'Continue to Payment' })).toBeVisible();
}

const emailField = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const phoneField = (page: Page) => page.getByRole('textbox', { name: 'Phone number' });
const proceed = (page: Page) => page.getByRole('button', { name: 'Continue to Payment' });

async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const notice = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  await expect(notice).toContainText(title);
  await expect(notice).toContainText(description);
}

test('without billing the page says that everything is free and offers no form', async ({
  page,
}) => {
  await enterAsGuest(page);
  await page.goto('/subscribe');
  await expect(page.getByRole('heading', { name: 'Billing is off on this server' })).toBeVisible();
  await expect(page.getByText(/Everything is free/)).toBeVisible();
  await expect(page.getByText('$8.99')).toBeVisible();
  await expect(page.getByText('7-day free trial • Cancel anytime')).toBeVisible();
  await expect(emailField(page)).toHaveCount(0);
});

test('the plan lists six features, the payment options and what the trial means', async ({
  page,
}) => {
  await openForm(page);
  await expect(page.getByText('Unlock unlimited document analysis', { exact: true })).toBeVisible();
  const lists = page.getByRole('region', { name: 'Pro plan' }).getByRole('list');
  await expect(lists.first().getByRole('listitem')).toHaveCount(6);
  await expect(lists.last().getByRole('listitem')).toHaveText([
    'Visa',
    'Debit',
    'Amex',
    'Apple Pay',
    'Google Pay',
  ]);
  await expect(
    page.getByText(
      "Your trial starts immediately. You won't be charged for 7 days. Cancel anytime before your trial ends to avoid charges.",
    ),
  ).toBeVisible();
});

test('an incomplete or invalid contact is told in the field and goes nowhere', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openForm(page);
  await expect(emailField(page)).toHaveValue(email);
  await expect(proceed(page)).toBeDisabled();

  await emailField(page).fill('ada@');
  await expect(page.getByText('Please enter a valid email address')).toHaveCount(0);
  const before = await proceed(page).boundingBox();
  await phoneField(page).fill('12345');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await phoneField(page).blur();
  await expect(page.getByText('Please enter a valid phone number', { exact: true })).toBeVisible();
  expect((await proceed(page).boundingBox())?.y).toBe(before?.y);
  await expect(emailField(page)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);

  await proceed(page).click();
  await expectToast(page, 'Invalid Email', 'Please enter a valid email address');
  await emailField(page).fill(email);
  await proceed(page).click();
  await expectToast(
    page,
    'Invalid Phone Number',
    'Please enter a valid phone number with country code',
  );
  await phoneField(page).fill('   ');
  await proceed(page).click();
  await expectToast(page, 'Missing Information', 'Please provide your email and phone number');
  expect(requests.filter((url) => url.endsWith('/api/create-subscription'))).toEqual([]);
});

test('a creation that fails is told in the words of the server, and nothing entered is lost', async ({
  page,
}) => {
  await openForm(page);
  await emailField(page).fill(email);
  await phoneField(page).fill(phone);
  await page.route('**/api/create-subscription', (route) =>
    route.fulfill({ status: 409, json: { error: 'The trial was used before.', code: 'internal' } }),
  );
  await proceed(page).click();
  await expectToast(page, 'Subscription Error', 'The trial was used before.');

  await page.route('**/api/create-subscription', (route) => route.abort());
  await proceed(page).click();
  await expectToast(page, 'Subscription Error', 'Failed to create subscription. Please try again.');
  await expect(emailField(page)).toHaveValue(email);
  await expect(phoneField(page)).toHaveValue(phone);
  await expect(proceed(page)).toBeEnabled();
});

test('a creation leads to the payment step with the keyboard alone, and back', async ({ page }) => {
  await openForm(page);
  let sent: unknown;
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/create-subscription', async (route) => {
    sent = route.request().postDataJSON();
    await isAnswered;
    await route.fulfill({ json: { clientSecret: 'seti_1_secret_2' } });
  });
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await pressUntilFocused(page, 'textbox', 'Email');
  await page.keyboard.type('ada@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Continuing…' })).toBeDisabled();
  answer();
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeFocused();
  expect(sent).toEqual({ email: 'ada@example.org', phone, trial_period_days: 7 });
  await expectAccessible(page);

  await pressUntilFocused(page, 'button', 'Back to Contact Info');
  await page.keyboard.press('Enter');
  await expect(emailField(page)).toHaveValue('ada@example.org');
  await expect(phoneField(page)).toHaveValue(phone);
});

test('a guest is asked to sign in first, and comes back to this page', async ({ page }) => {
  await takeMoney(page);
  await enterAsGuest(page);
  await page.goto('/subscribe');
  const panel = page.getByRole('region', { name: 'Sign in first' });
  await expect(panel.getByRole('link', { name: 'Sign In with Google' })).toHaveAttribute(
    'href',
    '/api/auth/google?return_to=%2Fsubscribe',
  );
  await expect(page.getByText('$8.99')).toBeVisible();
  await expect(emailField(page)).toHaveCount(0);
  await expectUsable(page);
});

test('whoever has had the trial reads what is charged today, and no word of a trial', async ({
  page,
}) => {
  const billing = await takeMoney(page);
  billing.entitlement.isTrialAvailable = false;
  await signIn(page, { subscriptionStatus: 'canceled', trialEndsAt: '2026-10-01T12:00:00Z' });
  await page.goto('/subscribe');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscribe to Pro');
  await expect(
    page.getByText(
      'You have had your free trial: $8.99 is charged today, and then every month until you cancel. Cancel anytime.',
    ),
  ).toBeVisible();
  await expect(proceed(page)).toBeVisible();
  await expect(page.getByText(/7-day free trial|won't be charged/)).toHaveCount(0);
  await expectUsable(page);
  const sent = page.waitForRequest('**/api/create-subscription');
  await phoneField(page).fill(phone);
  await proceed(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ trial_period_days: 0 });
});

for (const [status, title] of [
  ['trialing', 'Your free trial is running'],
  ['active', 'You are subscribed to the Pro plan'],
  ['past_due', 'Your last payment did not go through'],
] as const) {
  test(`a subscription that is ${status} is managed on the page of the plan`, async ({ page }) => {
    await takeMoney(page);
    await signIn(page, {
      subscriptionStatus: status,
      trialEndsAt: '2026-11-29T12:00:00Z',
      stripeCustomerId: 'cus_1',
    });
    await page.goto('/subscribe');
    const panel = page.getByRole('region', { name: title });
    await expect(panel).toBeVisible();
    await expect(emailField(page)).toHaveCount(0);
    await expectUsable(page);
    await page.route('**/api/billing/portal', (route) =>
      route.fulfill({ json: { url: new URL('/settings', page.url()).href } }),
    );
    await panel.getByRole('button', { name: 'Manage subscription' }).click();
    await expect(page).toHaveURL(/\/settings$/);
  });
}

test('a trial that was used in another tab is promised no longer', async ({ page }) => {
  const { entitlement } = await takeMoney(page);
  await signIn(page, { email });
  await page.goto('/subscribe');
  await page.route('**/api/create-subscription', (route) => {
    entitlement.isTrialAvailable = false;
    return route.fulfill({
      status: 409,
      json: { error: 'You have had your free trial.', code: 'trial_used' },
    });
  });
  await phoneField(page).fill(phone);
  await proceed(page).click();
  await expectToast(page, 'Subscription Error', 'You have had your free trial.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscribe to Pro');
  await expect(phoneField(page)).toHaveValue(phone);
});

test('somebody who has subscribed in another tab is shown what they have', async ({ page }) => {
  const user: Partial<User> = { email };
  await takeMoney(page);
  await signIn(page, user);
  await page.goto('/subscribe');
  await page.route('**/api/create-subscription', (route) => {
    user.subscriptionStatus = 'trialing';
    return route.fulfill({
      status: 409,
      json: { error: 'You have a subscription already.', code: 'already_subscribed' },
    });
  });
  await phoneField(page).fill(phone);
  await proceed(page).click();
  await expectToast(page, 'Subscription Error', 'You have a subscription already.');
  await expect(page.getByRole('region', { name: 'Your free trial is running' })).toBeVisible();
});
