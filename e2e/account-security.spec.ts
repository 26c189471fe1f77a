import type { LoginSession } from '@clauselight/schema';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectUsable, pressUntilFocused } from './checks.ts';
import { signIn } from './stand-ins.ts';
import { enterAsGuest } from './steps.ts';
import { test } from './test.ts';

const openSettings = async (page: Page) => {
  await page.goto('/settings');
  await expect(page.getByRole('button', { name: 'Save Settings' })).toBeVisible();
};

test.describe('account security', () => {
  test('says why two controls cannot be used', async ({ page }) => {
    await signIn(page);
    await openSettings(page);
    for (const name of ['Two-Factor Authentication', 'Change Password']) {
      const button = page.getByRole('button', { name });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription('Your identity provider manages this.');
    }
  });

  test('lists the sessions and ends the others, one or all', async ({ page }) => {
    const account = await signIn(page);
    account.sessions = [
      buildSession('Chrome on Android'),
      { ...buildSession('Firefox on Windows'), isCurrent: true },
      buildSession('Safari on iOS'),
      buildSession('Edge on Windows'),
    ];
    await openSettings(page);
    const opener = page.getByRole('button', { name: 'Login Sessions' });
    await pressUntilFocused(page, 'button', 'Login Sessions');
    await page.keyboard.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    const rows = page.getByRole('list', { name: 'Login sessions' }).getByRole('listitem');
    await expect(rows).toHaveCount(4);
    await expect(rows.first()).toContainText('Firefox on Windows');
    await expect(rows.first()).toContainText('This session');
    await expect(rows.first().getByRole('button')).toHaveCount(0);
    await expect(rows.nth(1)).toContainText(/Signed in Nov 1, 2026.*last used Nov 2, 2026/);
    await expectUsable(page);

    await page.getByRole('button', { name: /^End the session of Safari on iOS/ }).click();
    await expect(page.getByText('Session Ended', { exact: true })).toBeVisible();
    await expect(rows).toHaveCount(3);
    await expect(page.getByRole('list', { name: 'Login sessions' })).toBeFocused();

    await page.getByRole('button', { name: 'End all others' }).click();
    const question = page.getByRole('alertdialog', { name: 'End all other sessions?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Not now' }).click();
    await expect(rows).toHaveCount(3);
    await page.getByRole('button', { name: 'End all others' }).click();
    await question.getByRole('button', { name: 'End all others' }).click();
    await expect(
      page.getByText('2 other sessions ended. You are still signed in here.', { exact: true }),
    ).toBeVisible();
    await expect(rows).toHaveCount(1);
    await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
  });

  test('says what could not be listed or ended', async ({ page }) => {
    const account = await signIn(page);
    account.sessions = [{ ...buildSession(''), isCurrent: true }, buildSession('Safari on iOS')];
    await openSettings(page);
    await page.route('**/api/account/sessions', (route) =>
      route.fulfill({ status: 500, body: '' }),
    );
    await page.getByRole('button', { name: 'Login Sessions' }).click();
    await expect(page.getByText('500 Internal Server Error')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/account/sessions');
    await page.route('**/api/account/sessions', (route) =>
      route.fulfill({ json: account.sessions }),
    );
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Unknown device')).toBeVisible();
    await page.route('**/api/account/sessions/*', (route) =>
      route.fulfill({ status: 500, json: { error: 'Broken.', code: 'internal' } }),
    );
    await page.getByRole('button', { name: /^End the session of Safari/ }).click();
    await expect(page.getByText('Session Not Ended', { exact: true })).toBeVisible();
    await expect(page.getByText('Safari on iOS')).toBeVisible();
  });
});

test.describe('the deletion of an account', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' });

  test('asks for the word, with the keyboard alone, and leaves nothing in the browser', async ({
    page,
  }) => {
    await signIn(page);
    const calls: string[] = [];
    await page.route('**/api/account', (route) => {
      calls.push(`${route.request().method()} ${route.request().postData()}`);
      return route.fulfill({ status: 204 });
    });
    await page.route('**/api/auth/logout', (route) => {
      calls.push('logout');
      return route.fulfill({ status: 204 });
    });
    await openSettings(page);
    await pressUntilFocused(page, 'button', 'Delete Account');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await expectUsable(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Delete Account' })).toBeFocused();

    await page.keyboard.press('Enter');
    const word = dialog(page).getByRole('textbox', { name: 'Type DELETE to confirm' });
    const confirm = dialog(page).getByRole('button', { name: 'Delete Account' });
    for (const wrong of ['', 'delete', 'DELETE ', 'DELET']) {
      await word.fill(wrong);
      await expect(confirm).toBeDisabled();
      await word.press('Enter');
    }
    expect(calls).toEqual([]);
    await word.fill('DELETE');
    await page.unroute('**/api/auth/user');
    await word.press('Enter');
    await expect(page.getByText('Account Deletion Requested', { exact: true })).toBeVisible();
    await expect(
      page.getByText(
        'Your account deletion request has been processed. You will be contacted within 24 hours.',
        { exact: true },
      ),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue as Guest' })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    expect(calls).toEqual(['DELETE {"confirmation":"DELETE"}', 'logout']);
  });

  for (const [status, isSaid] of [
    ['past_due', true],
    ['canceled', false],
  ] as const) {
    test(`ends a subscription, which it ${isSaid ? 'says' : 'does not say'} of one that is ${status}`, async ({
      page,
    }) => {
      await signIn(page, { subscriptionStatus: status });
      await openSettings(page);
      await page.getByRole('button', { name: 'Delete Account' }).click();
      await expect(dialog(page)).toBeVisible();
      const sentence = dialog(page).getByText('Your subscription ends with the account, at once');
      await expect(sentence).toHaveCount(isSaid ? 1 : 0);
    });
  }

  test('forgets what the browser remembered', async ({ page }) => {
    await enterAsGuest(page);
    await page.evaluate(() => localStorage.setItem('side-1', 'a'));
    await signIn(page);
    await page.route('**/api/account', (route) => route.fulfill({ status: 204 }));
    await openSettings(page);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await dialog(page).getByRole('textbox').fill('DELETE');
    await page.unroute('**/api/auth/user');
    await dialog(page).getByRole('button', { name: 'Delete Account' }).click();
    await expect(page.getByRole('button', { name: 'Continue as Guest' })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test('says that it failed, and can be tried again', async ({ page }) => {
    await signIn(page);
    await page.route('**/api/account', (route) => route.fulfill({ status: 500, body: '' }));
    await openSettings(page);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await dialog(page).getByRole('textbox').fill('DELETE');
    await dialog(page).getByRole('button', { name: 'Delete Account' }).click();
    await expect(page.getByText('Deletion Failed', { exact: true })).toBeVisible();
    await expect(
      page.getByText('There was an error processing your request. Please try again.', {
        exact: true,
      }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await expect(dialog(page).getByRole('textbox')).toHaveValue('');
    await dialog(page).getByRole('button', { name: 'Keep my account' }).click();
    await expect(dialog(page)).toBeHidden();
  });
});

function buildSession(device: string): LoginSession {
  return {
    id: crypto.randomUUID(),
    isCurrent: false,
    device,
    createdAt: '2026-11-01T12:00:00Z',
    lastSeenAt: '2026-11-02T12:00:00Z',
    expiresAt: '2026-12-02T12:00:00Z',
  };
}
