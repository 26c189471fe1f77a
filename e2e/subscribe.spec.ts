import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNarrow, pressUntilFocused } from './checks.ts';
import { configure } from './stand-ins.ts';
import { enterAsGuest, upload } from './steps.ts';
import { test } from './test.ts';

const email = 'ada.lovelace@example.com';
const phone = '+1 (415) 555-0100';

async function openForm(page: Page): Promise<void> {
  await configure(page, { isBillingConfigured: true });
  await enterAsGuest(page);
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
  await pressUntilFocused(page, 'textbox', 'Email');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Continuing…' })).toBeDisabled();
  answer();
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeFocused();
  expect(sent).toEqual({ email, phone, trial_period_days: 7 });
  await expectAccessible(page);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Back to Contact Info' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(emailField(page)).toHaveValue(email);
  await expect(phoneField(page)).toHaveValue(phone);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the offer in ${colorScheme} colours`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test('opens when a call is answered with 402, and can be declined or taken', async ({
      page,
    }) => {
      await page.route('**/api/documents/*/analyze', (route) =>
        route.fulfill({ status: 402, json: { error: 'The limit is reached.', code: 'internal' } }),
      );
      await enterAsGuest(page);
      const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('A note.') };
      await upload(page, note);
      const offer = page.getByRole('dialog', { name: 'Unlock unlimited document analysis' });
      await expect(offer).toBeVisible();
      await expect(offer.getByRole('listitem')).toHaveText([
        'Unlimited document analysis',
        'Risk flags with severities',
        'Contract value and term extraction',
        'All file formats',
        'Full analysis history',
      ]);
      await expectAccessible(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await expectNarrow(page);
      await offer.getByRole('button', { name: 'Not now' }).click();
      await expect(offer).toBeHidden();

      await page.getByRole('button', { name: /^Analyze/ }).click();
      await expect(offer).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(offer).toBeHidden();

      await page.getByRole('button', { name: /^Analyze/ }).click();
      await offer.getByRole('button', { name: 'Start 7-Day Free Trial' }).click();
      await expect(page).toHaveURL(/\/subscribe$/);
      await expect(offer).toBeHidden();
    });
  });
}
