import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configure, signIn } from '../../../test/account.ts';
import {
  expectAccessible,
  expectCount,
  expectHidden,
  expectUsable,
  notifications,
  pressUntilFocused,
} from '../../../test/checks.ts';
import { answer, hold } from '../../../test/network.ts';
import { openAsGuest, openPage, reload } from '../../../test/open-page.tsx';

const main = page.getByRole('main');
const save = page.getByRole('button', { name: 'Save Settings' });
const unsaved = page.getByText('Changes are not saved yet.');
const email = page.getByRole('switch', { name: 'Email Notifications' });
const digest = page.getByRole('switch', { name: 'Daily Digest' });
const auto = page.getByRole('switch', { name: 'Auto Analysis' });
const dark = page.getByRole('switch', { name: 'Dark Mode' });

async function openSettings(): Promise<void> {
  openPage('/settings');
  await expect.element(save).toBeVisible();
}

async function expectSaved(): Promise<void> {
  await expect.element(notifications().getByText('Settings Saved', { exact: true })).toBeVisible();
}

describe('the settings', () => {
  it('are denied to a guest, who can sign in and come back', async () => {
    openAsGuest('/settings');
    await expect.element(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect.element(page.getByText('Please sign in to access settings.')).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'Sign In' }))
      .toHaveAttribute('href', '/api/auth/google?return_to=%2Fsettings');
  });

  it('have their defaults, and keep what is saved over a reload', async () => {
    const account = signIn();
    await openSettings();
    await expect.element(email).toBeChecked();
    await expect.element(digest).not.toBeChecked();
    await expect.element(page.getByRole('switch', { name: 'SMS Notifications' })).not.toBeChecked();
    await expect.element(auto).toBeChecked();
    await expect.element(page.getByLabelText('Which side are you usually?')).toHaveValue('none');
    await expect.element(page.getByLabelText('Delete my documents after …')).toHaveValue('never');
    await expect.element(page.getByText('E-mail is not configured on this server')).toBeVisible();
    await expect.element(page.getByText('SMS is not configured on this server')).toBeVisible();

    await digest.click();
    await auto.click();
    await expect.element(unsaved).toBeVisible();
    await save.click();
    await expectSaved();
    await expect
      .element(
        notifications().getByText('Your preferences have been updated successfully.', {
          exact: true,
        }),
      )
      .toBeVisible();
    await expectHidden(unsaved);
    await expectAccessible();
    expect(account.settings).toMatchObject({
      emailNotifications: true,
      dailyDigest: true,
      autoAnalysis: false,
      theme: 'system',
    });

    reload();
    await expect.element(digest).toBeChecked();
    await expect.element(auto).not.toBeChecked();
    await email.click();
    await expect.element(page.getByText('Email Notifications are off: no digest')).toBeVisible();
  });

  it('say with each switch what it does', async () => {
    signIn();
    await openSettings();
    for (const [name, text] of [
      ['Email Notifications', 'Receive analysis results via email'],
      ['SMS Notifications', 'Get text updates for important alerts'],
      ['Auto Analysis', 'Automatically start analysis after upload'],
    ] as const) {
      await expect
        .element(page.getByRole('switch', { name }))
        .toHaveAccessibleDescription(new RegExp(text));
    }
    const danger = page.getByRole('region', { name: 'Danger Zone' });
    await expect.element(danger.getByRole('button', { name: 'Delete Account' })).toBeVisible();
  });

  it('that are not saved change nothing', async () => {
    const account = signIn();
    await openSettings();
    await dark.click();
    await auto.click();
    reload();
    await expect.element(auto).toBeChecked();
    expect(document.documentElement.dataset.theme).toBe('light');
    expect(account.settings).toMatchObject({ autoAnalysis: true, theme: 'system' });
  });

  it('that cannot be saved stay as they were chosen, and the reason is told', async () => {
    const account = signIn();
    answer('PUT /api/settings', {
      status: 500,
      json: { error: 'The disk is full.', code: 'internal' },
    });
    await openSettings();
    await digest.click();
    await save.click();
    await expect
      .element(notifications().getByText('Settings Not Saved', { exact: true }))
      .toBeVisible();
    await expect
      .element(notifications().getByText('The disk is full.', { exact: true }))
      .toBeVisible();
    await expect.element(digest).toBeChecked();
    await expect.element(unsaved).toBeVisible();
    expect(account.settings.dailyDigest).toBe(false);
  });

  it('keep what was saved on another device meanwhile', async () => {
    const account = signIn();
    await openSettings();
    account.settings = { ...account.settings, emailNotifications: false, retentionDays: 90 };
    await digest.click();
    await save.click();
    await expectSaved();
    expect(account.settings).toMatchObject({
      emailNotifications: false,
      retentionDays: 90,
      dailyDigest: true,
    });
    await expect.element(email).not.toBeChecked();
  });

  it('are waited for, and can be asked for again where they cannot be loaded', async () => {
    signIn();
    const letGo = hold('GET /api/settings', {
      status: 503,
      json: { error: 'Not now.', code: 'unavailable' },
    });
    openPage('/settings');
    await expect.element(page.getByText('Loading your settings…')).toBeVisible();
    letGo();
    await expect.element(main.getByText('Not now.')).toBeVisible();
    await expectAccessible();
    signIn();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(save).toBeVisible();
  });

  it('switch the language model off, and say where documents go until then', async () => {
    const account = signIn();
    configure({ languageModel: { label: 'GPT-4', host: 'api.openai.com', isLocal: false } });
    await openSettings();
    const use = page.getByRole('switch', { name: 'Language Model' });
    await expect.element(use).toBeChecked();
    await expect
      .element(use)
      .toHaveAccessibleDescription(/Parts of your documents are sent to api/);
    await use.click();
    await expect
      .element(use)
      .toHaveAccessibleDescription(/nothing of your documents is sent to it/);
    await expectAccessible();
    await save.click();
    await expectSaved();
    expect(account.settings.languageModel).toBe(false);
    await page.getByRole('link', { name: 'Clauselight' }).first().click();
    await expect.element(use).not.toBeChecked();
  });

  it('say that no language model is set up where there is none', async () => {
    signIn();
    await openSettings();
    await expect
      .element(page.getByText('No language model is set up on this server'))
      .toBeVisible();
  });

  it('ask for a number before text messages can be sent', async () => {
    const account = signIn();
    await openSettings();
    const phone = page.getByRole('textbox', { name: 'Phone number, with country code' });
    await expectHidden(phone);
    await page.getByRole('switch', { name: 'SMS Notifications' }).click();
    await save.click();
    await expect.element(phone).toHaveFocus();
    await expect
      .element(phone)
      .toHaveAccessibleDescription('Please enter a valid phone number with country code');
    await phone.fill('12');
    await userEvent.tab();
    await save.click();
    expect(account.settings.smsNotifications).toBe(false);
    await expectUsable();
    await phone.fill('+1 (415) 555-0100');
    await save.click();
    await expectSaved();
    expect(account.settings).toMatchObject({ smsNotifications: true, phone: '+1 (415) 555-0100' });
  });

  it('say what becomes of documents before it is saved', async () => {
    const account = signIn();
    await openSettings();
    const after = page.getByLabelText('Delete my documents after …');
    await after.selectOptions('30 days');
    await expect
      .element(after)
      .toHaveAccessibleDescription(
        'Each document is deleted 30 days after its upload, and its analyses and highlights with it.',
      );
    const older = page.getByText('Documents that are older than that already go');
    await expect.element(older).toBeVisible();
    await expectAccessible();
    await save.click();
    await expectHidden(older);
    expect(account.settings.retentionDays).toBe(30);
    await after.selectOptions('1 year');
    await expectCount(older, 0);
  });
});

describe('the theme of an account', () => {
  const getTheme = () => document.documentElement.dataset.theme;

  it('is switched to dark with the keyboard alone, and holds after a reload', async () => {
    const account = signIn();
    await openSettings();
    await expect.element(dark).not.toBeChecked();
    await pressUntilFocused(dark);
    await userEvent.keyboard(' ');
    await pressUntilFocused(save);
    await userEvent.keyboard('{Enter}');
    await expect.poll(getTheme).toBe('dark');
    expect(account.settings.theme).toBe('dark');
    reload();
    expect(getTheme()).toBe('dark');
    await expect.element(dark).toBeChecked();
  });

  it('holds on a device where another was chosen', async () => {
    localStorage.setItem('clauselight.theme', 'light');
    const account = signIn();
    account.settings.theme = 'dark';
    openPage('/');
    await expect.poll(getTheme).toBe('dark');
  });

  it('is what the menu of the header chooses', async () => {
    const account = signIn();
    openPage('/');
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect.poll(getTheme).toBe('dark');
    await expect.poll(() => account.settings.theme).toBe('dark');
  });
});

it('what an account prefers is changed beside the upload, and kept with the account', async () => {
  const account = signIn();
  account.settings.autoAnalysis = false;
  openPage('/');
  await expect.element(auto).not.toBeChecked();
  await auto.click();
  await expect.element(auto).toBeChecked();
  await expect.poll(() => account.settings.autoAnalysis).toBe(true);
  expect(localStorage.getItem('clauselight.preferences')).toBeNull();
});
