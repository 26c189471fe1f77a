import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectUsable, pressUntilFocused } from './checks.ts';
import { sampleDocuments } from './documents.ts';
import { configure, signIn } from './stand-ins.ts';
import { enterAsGuest, upload } from './steps.ts';
import { test } from './test.ts';

const [sample] = sampleDocuments;

const openSettings = async (page: Page) => {
  await page.goto('/settings');
  await expect(page.getByRole('button', { name: 'Save Settings' })).toBeVisible();
};
const save = (page: Page) => page.getByRole('button', { name: 'Save Settings' }).click();
const unsaved = (page: Page) => page.getByText('Changes are not saved yet.');

test.describe('the settings', () => {
  test('are denied to a guest, who can sign in and come back', async ({ page }) => {
    await enterAsGuest(page);
    await page.goto('/settings');
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(page.getByText('Please sign in to access settings.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/api/auth/google?return_to=%2Fsettings',
    );
  });

  test('have their defaults, and keep what is saved over a reload', async ({ page }) => {
    const account = await signIn(page);
    await openSettings(page);
    const email = page.getByRole('switch', { name: 'Email Notifications' });
    const digest = page.getByRole('switch', { name: 'Daily Digest' });
    const auto = page.getByRole('switch', { name: 'Auto Analysis' });
    await expect(email).toBeChecked();
    await expect(digest).not.toBeChecked();
    await expect(page.getByRole('switch', { name: 'SMS Notifications' })).not.toBeChecked();
    await expect(auto).toBeChecked();
    await expect(page.getByLabel('Which side are you usually?')).toHaveValue('none');
    await expect(page.getByLabel('Delete my documents after …')).toHaveValue('never');
    await expect(page.getByText('E-mail is not configured on this server')).toBeVisible();
    await expect(page.getByText('SMS is not configured on this server')).toBeVisible();

    await digest.click();
    await auto.click();
    await expect(unsaved(page)).toBeVisible();
    await save(page);
    await expect(page.getByText('Settings Saved', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Your preferences have been updated successfully.', { exact: true }),
    ).toBeVisible();
    await expect(unsaved(page)).toBeHidden();
    await expectAccessible(page);
    expect(account.settings).toMatchObject({
      emailNotifications: true,
      dailyDigest: true,
      autoAnalysis: false,
      theme: 'system',
    });

    await page.reload();
    await expect(digest).toBeChecked();
    await expect(auto).not.toBeChecked();
    await email.click();
    await expect(page.getByText('Email Notifications are off: no digest')).toBeVisible();
  });

  test('that are not saved change nothing', async ({ page }) => {
    const account = await signIn(page);
    await openSettings(page);
    await page.getByRole('switch', { name: 'Dark Mode' }).click();
    await page.getByRole('switch', { name: 'Auto Analysis' }).click();
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Auto Analysis' })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(account.settings).toMatchObject({ autoAnalysis: true, theme: 'system' });
  });

  test('that cannot be saved stay as they were chosen, and the reason is told', async ({
    page,
  }) => {
    const account = await signIn(page);
    await openSettings(page);
    const digest = page.getByRole('switch', { name: 'Daily Digest' });
    await digest.click();
    await page.route('**/api/settings', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 500, json: { error: 'The disk is full.', code: 'internal' } })
        : route.fallback(),
    );
    await save(page);
    await expect(page.getByText('Settings Not Saved', { exact: true })).toBeVisible();
    await expect(page.getByText('The disk is full.', { exact: true })).toBeVisible();
    await expect(digest).toBeChecked();
    await expect(unsaved(page)).toBeVisible();
    expect(account.settings.dailyDigest).toBe(false);
  });

  test('keep what was saved on another device meanwhile', async ({ page }) => {
    const account = await signIn(page);
    await openSettings(page);
    account.settings = { ...account.settings, emailNotifications: false, retentionDays: 90 };
    await page.getByRole('switch', { name: 'Daily Digest' }).click();
    await save(page);
    await expect(page.getByText('Settings Saved', { exact: true })).toBeVisible();
    expect(account.settings).toMatchObject({
      emailNotifications: false,
      retentionDays: 90,
      dailyDigest: true,
    });
    await expect(page.getByRole('switch', { name: 'Email Notifications' })).not.toBeChecked();
  });

  test('are waited for, and can be asked for again where they cannot be loaded', async ({
    page,
  }) => {
    await signIn(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/settings', async (route) => {
      await held;
      await route.fulfill({ status: 503, json: { error: 'Not now.', code: 'unavailable' } });
    });
    await page.goto('/settings');
    await expect(page.getByText('Loading your settings…')).toBeVisible();
    answer();
    await expect(page.getByRole('main').getByText('Not now.')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/settings');
    await signIn(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: 'Save Settings' })).toBeVisible();
  });

  test('switch the language model off, and say where documents go until then', async ({ page }) => {
    const account = await signIn(page);
    await configure(page, {
      languageModel: { label: 'GPT-4', host: 'api.openai.com', isLocal: false },
    });
    await openSettings(page);
    const use = page.getByRole('switch', { name: 'Language Model' });
    await expect(use).toBeChecked();
    await expect(use).toHaveAccessibleDescription(/Parts of your documents are sent to api/);
    await use.click();
    await expect(use).toHaveAccessibleDescription(/nothing of your documents is sent to it/);
    await expectAccessible(page);
    await save(page);
    await expect(page.getByText('Settings Saved', { exact: true })).toBeVisible();
    expect(account.settings.languageModel).toBe(false);
    await page.getByRole('link', { name: 'Clauselight', exact: false }).first().click();
    await expect(page.getByRole('switch', { name: 'Language Model' })).not.toBeChecked();
  });

  test('say that no language model is set up where there is none', async ({ page }) => {
    await signIn(page);
    await openSettings(page);
    await expect(page.getByText('No language model is set up on this server')).toBeVisible();
  });

  test('ask for a number before text messages can be sent', async ({ page }) => {
    const account = await signIn(page);
    await openSettings(page);
    const phone = page.getByRole('textbox', { name: 'Phone number, with country code' });
    await expect(phone).toBeHidden();
    await page.getByRole('switch', { name: 'SMS Notifications' }).click();
    await save(page);
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(
      'Please enter a valid phone number with country code',
    );
    await phone.fill('12');
    await phone.blur();
    await save(page);
    expect(account.settings.smsNotifications).toBe(false);
    await expectUsable(page);
    await phone.fill('+1 (415) 555-0100');
    await save(page);
    await expect(page.getByText('Settings Saved', { exact: true })).toBeVisible();
    expect(account.settings).toMatchObject({ smsNotifications: true, phone: '+1 (415) 555-0100' });
  });

  test('say what becomes of documents before it is saved', async ({ page }) => {
    const account = await signIn(page);
    await openSettings(page);
    const after = page.getByLabel('Delete my documents after …');
    await after.selectOption('30 days');
    await expect(after).toHaveAccessibleDescription(
      'Each document is deleted 30 days after its upload, and its analyses and highlights with it.',
    );
    const older = page.getByText('Documents that are older than that already go');
    await expect(older).toBeVisible();
    await expectAccessible(page);
    await save(page);
    await expect(older).toBeHidden();
    expect(account.settings.retentionDays).toBe(30);
    await after.selectOption('1 year');
    await expect(older).toBeHidden();
  });
});

test.describe('the theme of an account', () => {
  test('is switched to dark with the keyboard alone, and there before the page is', async ({
    page,
  }) => {
    const account = await signIn(page);
    await openSettings(page);
    const dark = page.getByRole('switch', { name: 'Dark Mode' });
    await expect(dark).not.toBeChecked();
    await pressUntilFocused(page, 'switch', 'Dark Mode');
    await page.keyboard.press('Space');
    await pressUntilFocused(page, 'button', 'Save Settings');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(account.settings.theme).toBe('dark');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(dark).toBeChecked();
  });

  test('holds on a device where another was chosen', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('clauselight.theme', 'light'));
    const account = await signIn(page);
    account.settings.theme = 'dark';
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('is what the menu of the header chooses', async ({ page }) => {
    const account = await signIn(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => account.settings.theme).toBe('dark');
  });
});

test.describe('what an account prefers', () => {
  test('decides whether an upload is analyzed, and is changed beside the upload', async ({
    page,
  }) => {
    const account = await signIn(page);
    account.settings.autoAnalysis = false;
    await page.goto('/');
    const auto = page.getByRole('switch', { name: 'Auto Analysis' });
    await expect(auto).not.toBeChecked();
    await upload(page, sample?.file ?? '');
    const list = page.getByRole('list', { name: 'Documents' });
    await expect(list.getByRole('button', { name: /^Analyze/ })).toBeVisible();
    await auto.click();
    await expect(auto).toBeChecked();
    await expect.poll(() => account.settings.autoAnalysis).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('clauselight.preferences'))).toBeNull();
  });

  test('takes the usual side in a new analysis, and another one that is chosen there', async ({
    page,
  }) => {
    const account = await signIn(page);
    await openSettings(page);
    await page.getByLabel('Which side are you usually?').selectOption('Customer');
    await save(page);
    await expect.poll(() => account.settings.usualRole).toBe('customer');

    await page.goto('/');
    await upload(page, sample?.file ?? '');
    const side = page.getByLabel('Which side are you?');
    await expect(side).toBeVisible({ timeout: 45_000 });
    await expect(side.locator('option:checked')).toHaveText(/^Customer/);
    await side.selectOption('I take no side');
    await page.reload();
    await expect(side).toBeVisible();
    await expect(side).toHaveValue('');
  });
});
