import { expect, type Page } from '@playwright/test';
import { expectNarrow } from './checks.ts';
import { signIn } from './stand-ins.ts';
import { test } from './test.ts';

const notifications = (page: Page) => page.getByRole('region', { name: /^Notifications/ });

test('before a way in is chosen every address shows the first page, but for the help with signing in', async ({
  page,
}) => {
  for (const address of ['/', '/profile', '/settings', '/subscribe', '/auth-debug', '/nowhere']) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Continue as Guest' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Analyze Any Document with Artificial Intelligence',
    );
  }
  for (const [address, heading] of [
    ['/oauth-setup', 'Google OAuth Setup'],
    ['/uri-mismatch-help', 'Error 400: redirect_uri_mismatch'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('the first page claims what the product does', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const claim of [
    /Key insights in under 60 seconds/,
    /findings it is made of, why each matters and how to mitigate it/,
    /Values, terms and deadlines/,
    /10\+ document formats: .*PDF.*Word.*Excel/,
    /leaves as a\s+professional report/,
  ]) {
    await expect(main.getByText(claim)).toBeVisible();
  }
});

test('a logout that fails is told, and everything stays', async ({ page }) => {
  await signIn(page);
  await page.goto('/');
  await page.route('**/api/auth/logout', (route) => route.abort());
  await page.getByRole('button', { name: /Welcome, Ada/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(notifications(page)).toContainText('Not logged out');
  await expect(page.getByRole('button', { name: /Welcome, Ada/ })).toBeVisible();
});

test('the guides to signing in have the steps that there are to take', async ({ page }) => {
  await page.goto('/oauth-setup');
  const setup = page.getByRole('region', { name: 'Setup guide' }).getByRole('listitem');
  await expect(setup).toHaveCount(6);
  for (const step of [
    'Set the consent screen to External',
    'Publish it to production',
    'Remove domain restrictions',
  ]) {
    await expect(setup.getByRole('heading', { name: step })).toBeVisible();
  }
  await page.goto('/uri-mismatch-help');
  const fix = page.getByRole('region', { name: 'How to fix it' }).getByRole('listitem');
  await expect(fix.getByRole('heading')).toHaveText([
    'Open the provider console',
    'Find the OAuth client',
    'Add the redirect address',
    'Save',
    'Test again',
  ]);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNarrow(page);
});

test('the header stands on every page', async ({ page }) => {
  await signIn(page);
  for (const address of ['/', '/subscribe', '/profile', '/settings', '/auth-debug', '/nowhere']) {
    await page.goto(address);
    const banner = page.getByRole('banner');
    await expect(banner).toContainText('Clauselight');
    await expect(banner).toContainText('AI-powered document analysis platform');
    await expect(banner.getByRole('button', { name: /Welcome, Ada/ })).toBeVisible();
  }
  await page.getByRole('button', { name: /Welcome, Ada/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/settings$/);
});

test('the profile leads back to the dashboard', async ({ page }) => {
  await signIn(page);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Document Analysis Dashboard' })).toBeVisible();
});

test('the switches of the settings say what they do', async ({ page }) => {
  await signIn(page);
  await page.goto('/settings');
  for (const [name, text] of [
    ['Email Notifications', 'Receive analysis results via email'],
    ['SMS Notifications', 'Get text updates for important alerts'],
    ['Auto Analysis', 'Automatically start analysis after upload'],
  ] as const) {
    await expect(page.getByRole('switch', { name })).toHaveAccessibleDescription(new RegExp(text));
  }
  const danger = page.getByRole('region', { name: 'Danger Zone' });
  await expect(danger.getByRole('button', { name: 'Delete Account' })).toBeVisible();
});

test('the page is as dark as the system until a theme is chosen', async ({ page }) => {
  const html = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page);
  await page.goto('/settings');
  const dark = page.getByRole('switch', { name: 'Dark Mode' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(dark).toBeChecked();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  await dark.click();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
});
