import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signIn } from '../../../test/account.ts';
import {
  expectAccessible,
  expectHidden,
  expectNarrow,
  expectText,
  notifications,
} from '../../../test/checks.ts';
import { answer, hold } from '../../../test/network.ts';
import { departures, openAsGuest, openPage } from '../../../test/open-page.tsx';

const banner = page.getByRole('banner');
const account = banner.getByRole('button', { name: /Welcome, Ada/ });
const brokenPicture = 'data:image/png;base64,bm8gcGljdHVyZQ==';

describe('a sign-in', () => {
  it('comes back to the page it began on', async () => {
    openAsGuest('/analytics?kind=contract');
    await expect
      .element(banner.getByRole('link', { name: 'Sign In' }))
      .toHaveAttribute('href', '/auth/google/simple?return_to=%2Fanalytics%3Fkind%3Dcontract');
    answer('GET /api/analyses/a', { status: 404 });
    openAsGuest('/?analysis=a&tab=summary');
    await expect
      .element(banner.getByRole('link', { name: 'Sign In' }))
      .toHaveAttribute('href', '/auth/google/simple?return_to=%2F%3Fanalysis%3Da%26tab%3Dsummary');
  });

  it('comes back to the page that was requested before signing in', async () => {
    openPage('/settings');
    await expect
      .element(page.getByRole('link', { name: 'Sign In with Google' }))
      .toHaveAttribute('href', '/api/auth/google?return_to=%2Fsettings');
  });
});

describe('somebody signed in', () => {
  it('is welcomed by name, with initials where the picture is broken', async () => {
    signIn({ profileImageUrl: brokenPicture });
    for (const width of [1280, 360]) {
      await page.viewport(width, 800);
      openPage('/');
      await expect.element(account).toHaveTextContent('ada.lovelace@example.com');
      await expect.element(account).toHaveTextContent('AL');
      await expectNarrow();
      await account.click();
      await expectText(page.getByRole('menuitem'), ['Profile', 'Settings', 'Log out']);
      await expectAccessible();
    }
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await expect.poll(() => location.pathname).toBe('/profile');
  });

  it('finds the header on every page', async () => {
    signIn();
    for (const path of ['/', '/subscribe', '/profile', '/settings', '/auth-debug', '/nowhere']) {
      openPage(path);
      await expect.element(banner).toHaveTextContent('Clauselight');
      await expect.element(banner).toHaveTextContent('AI-powered document analysis platform');
      await expect.element(account).toBeVisible();
    }
    await account.click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await expect.poll(() => location.pathname).toBe('/settings');
  });

  it('gets to every page from every other one', async () => {
    signIn();
    openPage('/nowhere');
    const nav = page.getByRole('navigation', { name: 'Main' });
    for (const [name, path] of [
      ['Compare', '/compare'],
      ['Risk Reports', '/risk-reports'],
      ['Analytics', '/analytics'],
      ['Documents', '/documents'],
      ['Dashboard', '/'],
    ] as const) {
      await nav.getByRole('link', { name }).click();
      await expect.poll(() => location.pathname).toBe(path);
      await expect.element(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    }
  });

  it('logs out, and shows that the logout is running', async () => {
    signIn();
    const letGo = hold('POST /api/auth/logout', { status: 204 });
    openPage('/');
    await account.click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect.element(banner.getByRole('button', { name: /Logging out\.\.\./ })).toBeVisible();
    letGo();
    await expect.poll(() => departures).toEqual(['/']);
  });

  it('reads that a logout has failed, and stays', async () => {
    signIn();
    answer('POST /api/auth/logout', 'cut');
    openPage('/');
    await account.click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect.element(notifications()).toHaveTextContent('Not logged out');
    await expect.element(account).toBeVisible();
    expect(departures).toEqual([]);
  });
});

describe('the menus of the header', () => {
  it('work by keyboard alone and give the focus back', async () => {
    openAsGuest();
    const guest = banner.getByRole('button', { name: /Guest Mode/ });
    await expect.element(guest).toBeVisible();
    guest.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: 'End session' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(guest).toHaveFocus();
    const theme = banner.getByRole('button', { name: 'Theme' });
    theme.element().focus();
    await userEvent.keyboard('{ArrowDown}');
    const dark = page.getByRole('menuitemradio', { name: 'Dark' });
    await expect.element(page.getByRole('menuitemradio', { name: 'Light' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(dark).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.documentElement.dataset.theme).toBe('dark');
    await expect.element(theme).toHaveFocus();
  });

  it.each([
    [1280, 'light'],
    [360, 'dark'],
  ] as const)('can be used by everybody at %s px in %s colors', async (width, theme) => {
    localStorage.setItem('clauselight.theme', theme);
    await page.viewport(width, 800);
    openAsGuest();
    expect(document.documentElement.dataset.theme).toBe(theme);
    for (const [button, item] of [
      [/Guest Mode/, 'menuitem'],
      ['Theme', 'menuitemradio'],
    ] as const) {
      await banner.getByRole('button', { name: button }).click();
      await expect.element(page.getByRole(item).first()).toBeVisible();
      await expectNarrow();
      await expectAccessible();
      await userEvent.keyboard('{Escape}');
      await expectHidden(page.getByRole('menu'));
    }
  });
});
