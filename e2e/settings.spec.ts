import { expect } from '@playwright/test';
import { sampleDocuments } from './documents.ts';
import { signIn } from './stand-ins.ts';
import { upload } from './steps.ts';
import { test } from './test.ts';

const [sample] = sampleDocuments;

test('what an account prefers holds before the page is there, and in the next analysis', async ({
  page,
}) => {
  const account = await signIn(page);
  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Dark Mode' }).click();
  await page.getByRole('switch', { name: 'Auto Analysis' }).click();
  await page.getByLabel('Which side are you usually?').selectOption('Customer');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect
    .poll(() => account.settings)
    .toMatchObject({ theme: 'dark', autoAnalysis: false, usualRole: 'customer' });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.goto('/');
  await expect(page.getByRole('switch', { name: 'Auto Analysis' })).not.toBeChecked();
  await upload(page, sample?.file ?? '');
  await page
    .getByRole('list', { name: 'Documents' })
    .getByRole('button', { name: /^Analyze/ })
    .click();
  const side = page.getByLabel('Which side are you?');
  await expect(side).toBeVisible();
  await expect(side.locator('option:checked')).toHaveText(/^Customer/);
  await side.selectOption('I take no side');
  await page.reload();
  await expect(side).toBeVisible();
  await expect(side).toHaveValue('');
});
