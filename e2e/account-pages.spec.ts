import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectUsable, pressUntilFocused } from './checks.ts';
import { rowOf, signIn } from './stand-ins.ts';
import { enterAsGuest } from './steps.ts';
import { test } from './test.ts';

/** One grey pixel. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

const pages = [
  ['/profile', 'Profile'],
  ['/settings', 'Settings'],
  ['/uri-mismatch-help', 'Error 400: redirect_uri_mismatch'],
  ['/oauth-setup', 'Google OAuth Setup'],
  ['/auth-debug', 'Authentication Debug'],
  ['/subscribe', 'Start Your Free Trial'],
  ['/nowhere', '404 Page Not Found'],
] as const;

async function openAs(page: Page, [path, heading]: (typeof pages)[number]): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
}

for (const entry of pages) {
  test(`an account page can be used by everybody at every width: ${entry[0]}`, async ({ page }) => {
    await signIn(page);
    await openAs(page, entry);
    await expect(page).toHaveTitle(/.+ · Clauselight/);
    await expectUsable(page);
  });
}

test.describe('the profile', () => {
  test('is denied to a guest, who is led to the dashboard', async ({ page }) => {
    await enterAsGuest(page);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(page.getByText('Please sign in to view your profile.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Document Analysis Dashboard' })).toBeVisible();
  });

  test('of a free user says who it is and offers the trial', async ({ page }) => {
    await signIn(page);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText('AL', { exact: true })).toBeVisible();
    await expect(main.getByText('Free User')).toBeVisible();
    await expect(main.getByText('Google Account')).toBeVisible();
    for (const [label, value] of [
      ['Email', 'ada.lovelace@example.com'],
      ['First Name', 'Ada'],
      ['Last Name', 'Lovelace'],
      ['Account Created', 'January 2, 2026'],
      ['Last Updated', 'November 20, 2026'],
      ['Status', 'No Subscription'],
    ] as const) {
      await expect(rowOf(page, label)).toHaveText(value);
    }
    await expect(page.getByRole('button', { name: 'Export Data' })).toBeDisabled();
    await page.getByRole('link', { name: 'Account Settings' }).click();
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Profile' }).click();
    await page.getByRole('link', { name: 'Start Free Trial' }).click();
    await expect(page).toHaveURL(/\/subscribe$/);
  });

  test('says N/A where a name is missing, and no word of Google for another provider', async ({
    page,
  }) => {
    await signIn(page, { firstName: undefined, lastName: undefined, provider: 'example' });
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'ada.lovelace', exact: true })).toBeVisible();
    await expect(rowOf(page, 'First Name')).toHaveText('N/A');
    await expect(page.getByText('Google Account')).toHaveCount(0);
  });

  test('shows the picture where there is one', async ({ page }) => {
    await signIn(page, { profileImageUrl: picture });
    await page.goto('/profile');
    await expect(page.getByRole('img', { name: 'Portrait of Ada Lovelace' })).toBeVisible();
  });

  for (const [status, badge, name, trial] of [
    ['active', 'Pro Member', 'Active', 'Trial Ended'],
    ['trialing', 'Trial Active', 'Trial', 'Trial Ends'],
    ['past_due', 'Free User', 'Past Due', 'Trial Ended'],
    ['canceled', 'Free User', 'Canceled', 'Trial Ended'],
  ] as const) {
    test(`of a subscription that is ${status} says so and offers no trial`, async ({ page }) => {
      await signIn(page, {
        subscriptionStatus: status,
        trialEndsAt: '2026-11-29T12:00:00Z',
        stripeCustomerId: 'cus_QxYz1234567890',
      });
      await page.goto('/profile');
      await expect(page.getByRole('main').getByText(badge, { exact: true })).toBeVisible();
      await expect(rowOf(page, 'Status')).toHaveText(name);
      await expect(rowOf(page, trial)).toHaveText('November 29, 2026');
      await expect(rowOf(page, 'Customer ID')).toHaveText('cus_QxYz1234567890');
      await expect(page.getByRole('link', { name: 'Start Free Trial' })).toHaveCount(0);
    });
  }
});

test.describe('the settings', () => {
  test('are denied to a guest', async ({ page }) => {
    await enterAsGuest(page);
    await page.goto('/settings');
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(page.getByText('Please sign in to access settings.')).toBeVisible();
  });

  test('have their defaults, and keep what is saved over a reload', async ({ page }) => {
    await signIn(page);
    await page.goto('/settings');
    const email = page.getByRole('switch', { name: 'Email Notifications' });
    const sms = page.getByRole('switch', { name: 'SMS Notifications' });
    const auto = page.getByRole('switch', { name: 'Auto Analysis' });
    await expect(email).toBeChecked();
    await expect(sms).not.toBeChecked();
    await expect(auto).toBeChecked();
    await expect(page.getByText('E-mail is not configured on this server')).toBeVisible();
    await expect(page.getByText('SMS is not configured on this server')).toBeVisible();

    await sms.click();
    await auto.click();
    await expect(page.getByText('Changes are not saved yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByText('Settings Saved', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Your preferences have been updated successfully.', { exact: true }),
    ).toBeVisible();
    await expectAccessible(page);

    await page.reload();
    await expect(sms).toBeChecked();
    await expect(auto).not.toBeChecked();
    await expect(email).toBeChecked();
  });

  test('that are not saved change nothing', async ({ page }) => {
    await signIn(page);
    await page.goto('/settings');
    await page.getByRole('switch', { name: 'Dark Mode' }).click();
    await page.getByRole('switch', { name: 'Auto Analysis' }).click();
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Auto Analysis' })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('switch the page to dark, with the keyboard alone', async ({ page }) => {
    await signIn(page);
    await page.goto('/settings');
    const dark = page.getByRole('switch', { name: 'Dark Mode' });
    await expect(dark).not.toBeChecked();
    await pressUntilFocused(page, 'switch', 'Dark Mode');
    await page.keyboard.press('Space');
    await pressUntilFocused(page, 'button', 'Save Settings');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(dark).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('say why security and deletion cannot be used', async ({ page }) => {
    await signIn(page);
    await page.goto('/settings');
    for (const [name, reason] of [
      ['Two-Factor Authentication', 'Your identity provider manages this.'],
      ['Change Password', 'Your identity provider manages this.'],
      ['Login Sessions', 'Listing and ending sessions is not available on this server yet.'],
      ['Delete Account', 'Deleting an account is not available on this server yet.'],
    ] as const) {
      const button = page.getByRole('button', { name });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription(reason);
    }
  });
});
