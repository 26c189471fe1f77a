import { expect } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { configure, rowOf, signIn } from './stand-ins.ts';
import { enterAsGuest } from './steps.ts';
import { test } from './test.ts';

test.describe('the help with a refused redirect address', () => {
  test('is open to everybody, copies the address and lets guests in', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/uri-mismatch-help');
    const address = `${new URL(page.url()).origin}/oauth2callback`;
    await expect(page.getByText(address)).toBeVisible();
    await page.getByRole('button', { name: /^Copy/ }).click();
    await expect(page.getByText('Copied!', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await expect(page.getByRole('list').filter({ hasText: 'OAuth client' })).toContainText('Save');
    await expect(page.getByText('Changes take about 2-5 minutes to propagate.')).toBeVisible();
    await page.getByRole('button', { name: 'Continue as Guest' }).click();
    await expect(page.getByRole('heading', { name: 'Document Analysis Dashboard' })).toBeVisible();
  });
});

test.describe('the set-up of sign-in', () => {
  test('is where a sign-in leads that is not configured, and says what is missing', async ({
    page,
  }) => {
    await page.goto('/api/auth/google');
    await expect(page).toHaveURL(/\/oauth-setup$/);
    await expect(page.getByText('Missing Credentials')).toBeVisible();
    const { origin } = new URL(page.url());
    await expect(page.getByText(origin, { exact: true })).toBeVisible();
    await expect(page.getByText(`${origin}/oauth2callback`, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Test Google Sign In' })).toBeDisabled();
    await page.getByRole('link', { name: 'Back to App' }).click();
    await expect(page.getByRole('button', { name: 'Continue as Guest' })).toBeVisible();
  });

  test('says where credentials are configured', async ({ page }) => {
    await page.route('**/api/auth/debug', (route) =>
      route.fulfill({
        json: {
          domain: 'light.example',
          callbackURL: 'https://light.example/oauth2callback',
          hasGoogleCredentials: true,
        },
      }),
    );
    await configure(page, { isSignInConfigured: true });
    await page.goto('/oauth-setup');
    await expect(page.getByText('Credentials Configured')).toBeVisible();
    await expect(page.getByText('https://light.example', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Test Google Sign In' })).toHaveAttribute(
      'href',
      '/api/auth/google',
    );
    await expectAccessible(page);
  });

  test('waits, says when it cannot be loaded, and can be asked for again', async ({ page }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/auth/debug', async (route) => {
      await asked;
      await route.fulfill({ status: 500, json: { error: 'Broken.', code: 'internal' } });
    });
    await page.goto('/oauth-setup');
    await expect(page.getByText('Loading OAuth configuration…')).toBeVisible();
    answer();
    await expect(
      page.getByText('Unable to load OAuth configuration. Please try again.'),
    ).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/auth/debug');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Missing Credentials')).toBeVisible();
  });
});

test.describe('the debugging of sign-in', () => {
  test('says who is signed in, and tests what the server answers', async ({ page }) => {
    await enterAsGuest(page);
    await page.goto('/auth-debug');
    await expect(page.getByText('Not authenticated', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Test Google OAuth' }).click();
    await expect(page.getByText(/sign-in is not configured on this server/)).toBeVisible();
    await expectAccessible(page);

    await page.route('**/api/auth/google', (route) => route.fulfill({ status: 503 }));
    await page.getByRole('button', { name: 'Test Google OAuth' }).click();
    await expect(page.getByText(/failed: the server answered with status 503/)).toBeVisible();

    await page.route('**/api/auth/google', (route) => route.abort());
    await page.getByRole('button', { name: 'Test Google OAuth' }).click();
    await expect(page.getByText(/failed: network error/)).toBeVisible();

    await signIn(page);
    await page.getByRole('button', { name: 'Refresh Auth Status' }).click();
    await expect(page.getByText('Signed in as ada.lovelace@example.com.')).toBeVisible();
    await expect(page.getByText('"firstName": "Ada"')).toBeVisible();
    const { host, origin } = new URL(page.url());
    await expect(rowOf(page, 'Current domain')).toHaveText(host);
    await expect(rowOf(page, 'Redirect address')).toHaveText(`${origin}/oauth2callback`);
    await expect(page.getByRole('link', { name: 'Sign In with Google' })).toHaveAttribute(
      'href',
      '/api/auth/google?return_to=%2Fauth-debug',
    );
  });

  test('succeeds where a configured sign-in redirects', async ({ page }) => {
    await configure(page, { isSignInConfigured: true });
    await enterAsGuest(page);
    await page.goto('/auth-debug');
    await page.getByRole('button', { name: 'Test Google OAuth' }).click();
    await expect(page.getByText(/^Google OAuth test succeeded/)).toBeVisible();
  });
});
