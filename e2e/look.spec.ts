import { expect } from '@playwright/test';
import { expectNarrow, pressUntilFocused } from './checks.ts';
import { sampleDocuments } from './documents.ts';
import { analyze, enterAsGuest, openTab } from './steps.ts';
import { test } from './test.ts';

const [sample] = sampleDocuments;
const tabs = ['Overview', 'Risk Analysis', 'Key Terms', 'Recommendations', 'Summary', 'Document'];

test('the page is as dark as the system until a theme is chosen', async ({ page }) => {
  const html = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  await enterAsGuest(page);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('nothing is wider than a phone of 360 pixels', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expectNarrow(page);
  await analyze(page, sample?.file ?? '');
  for (const tab of tabs) {
    await openTab(page, tab);
    await expectNarrow(page);
  }
});

test('the fonts of the first screen are requested with the page, and no others', async ({
  page,
}) => {
  const fonts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname);
  });
  await page.goto('/');
  const preloaded = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(preloaded).toHaveLength(2);
  await enterAsGuest(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect([...fonts].toSorted()).toEqual(preloaded.toSorted());
});

test('an address that does not exist is answered with 404', async ({ page }) => {
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
});

test('a visitor gets from the first page to a lit passage with the keyboard alone', async ({
  page,
}) => {
  // From here on the browser hands its file dialogs to the test; asked for later, it may open one by itself.
  page.on('filechooser', () => undefined);
  await page.goto('/');
  await pressUntilFocused(page, 'button', 'Continue as Guest');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Document Analysis Dashboard' })).toBeVisible();

  await pressUntilFocused(page, 'button', 'Choose a file');
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(sample?.file ?? '');
  await expect(page.getByRole('heading', { name: /^Contract Analysis #/ })).toBeVisible();

  await pressUntilFocused(page, 'tab', 'Overview');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Risk Analysis', selected: true })).toBeVisible();
  await pressUntilFocused(page, 'link', /^Show in the document/);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => getSelection()?.toString() ?? '')).not.toBe('');
});
