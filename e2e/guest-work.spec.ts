import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectUsable, pressUntilFocused } from './checks.ts';
import { signIn } from './stand-ins.ts';
import { test } from './test.ts';

test.describe('what was made as a guest', () => {
  const question = (page: Page) => page.getByRole('region', { name: /you uploaded as a guest\?$/ });

  test('is not asked for where there is nothing', async ({ page }) => {
    await signIn(page);
    const asked = page.waitForResponse('**/api/account/guest-work');
    await page.goto('/');
    await asked;
    await expect(page.getByRole('region', { name: 'Quick Actions' })).toBeVisible();
    await expect(question(page)).toHaveCount(0);
  });

  test('is kept on demand, and the lists then hold it', async ({ page }) => {
    const account = await signIn(page);
    account.guestDocuments = 3;
    await page.goto('/');
    await expect(question(page)).toContainText('Keep the 3 documents you uploaded as a guest?');
    await expect(question(page)).toContainText(/Otherwise they are removed on \w+ \d+, \d{4}/);
    await expectUsable(page);
    const lists = ['documents', 'analyses'].map((name) =>
      page.waitForRequest((request) => new URL(request.url()).pathname === `/api/${name}`),
    );
    await pressUntilFocused(page, 'button', 'Keep');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Documents Kept', { exact: true })).toBeVisible();
    await Promise.all(lists);
    await expect(question(page)).toHaveCount(0);
    expect(account.guestDocuments).toBe(0);
  });

  test('is let go after a question', async ({ page }) => {
    const account = await signIn(page);
    account.guestDocuments = 1;
    await page.goto('/');
    await expect(question(page)).toContainText('Keep the document you uploaded as a guest?');
    await question(page).getByRole('button', { name: 'Let it go' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Let the document go?' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Not now' }).click();
    expect(account.guestDocuments).toBe(1);
    await question(page).getByRole('button', { name: 'Let it go' }).click();
    await dialog.getByRole('button', { name: 'Let it go' }).click();
    await expect(page.getByText('Documents Removed', { exact: true })).toBeVisible();
    await expect(question(page)).toHaveCount(0);
    expect(account.guestDocuments).toBe(0);
  });

  test('that could not be kept is asked for again', async ({ page }) => {
    const account = await signIn(page);
    account.guestDocuments = 2;
    await page.route('**/api/account/guest-work', (route) =>
      route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill({ status: 500, json: { error: 'Broken.', code: 'internal' } }),
    );
    await page.goto('/');
    await question(page).getByRole('button', { name: 'Keep' }).click();
    await expect(page.getByText('Documents Not Kept', { exact: true })).toBeVisible();
    await expect(question(page).getByRole('button', { name: 'Keep' })).toBeEnabled();
  });
});
