import { expect } from '@playwright/test';
import { test } from './test.ts';

test('a sign-in that is not configured leads to its set-up, which says what is missing', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign In with Google' }).click();
  await expect(page).toHaveURL(/\/oauth-setup$/);
  await expect(page.getByText('Missing Credentials')).toBeVisible();
  const { origin } = new URL(page.url());
  await expect(page.getByText(origin, { exact: true })).toBeVisible();
  await expect(page.getByText(`${origin}/oauth2callback`, { exact: true })).toBeVisible();

  await page.goto('/auth-debug');
  await page.getByRole('button', { name: 'Continue as Guest' }).click();
  await page.goto('/auth-debug');
  await page.getByRole('button', { name: 'Test Google OAuth' }).click();
  await expect(page.getByText(/sign-in is not configured on this server/)).toBeVisible();
});
