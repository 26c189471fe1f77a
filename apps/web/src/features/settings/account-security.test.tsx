import type { LoginSession } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signIn } from '../../../test/account.ts';
import {
  expectAccessible,
  expectCount,
  expectUsable,
  notifications,
  pressUntilFocused,
} from '../../../test/checks.ts';
import { answer } from '../../../test/network.ts';
import { openPage } from '../../../test/open-page.tsx';

const opener = page.getByRole('button', { name: 'Login Sessions' });
const rows = page.getByRole('list', { name: 'Login sessions' }).getByRole('listitem');

describe('account security', () => {
  it('says why two controls cannot be used', async () => {
    signIn();
    openPage('/settings');
    for (const name of ['Two-Factor Authentication', 'Change Password']) {
      const button = page.getByRole('button', { name });
      await expect.element(button).toBeDisabled();
      await expect
        .element(button)
        .toHaveAccessibleDescription('Your identity provider manages this.');
    }
  });

  it('lists the sessions and ends the others, one or all', async () => {
    const account = signIn();
    account.sessions = [
      buildSession('Chrome on Android'),
      { ...buildSession('Firefox on Windows'), isCurrent: true },
      buildSession('Safari on iOS'),
      buildSession('Edge on Windows'),
    ];
    openPage('/settings');
    await expect.element(opener).toBeVisible();
    await pressUntilFocused(opener);
    await userEvent.keyboard('{Enter}');
    await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
    await expectCount(rows, 4);
    await expect.element(rows.first()).toHaveTextContent('Firefox on Windows');
    await expect.element(rows.first()).toHaveTextContent('This session');
    await expectCount(rows.first().getByRole('button'), 0);
    await expect
      .element(rows.nth(1))
      .toHaveTextContent(/Signed in Nov 1, 2026.*last used Nov 2, 2026/);
    await expectUsable();

    await page.getByRole('button', { name: /^End the session of Safari on iOS/ }).click();
    await expect.element(notifications().getByText('Session Ended', { exact: true })).toBeVisible();
    await expectCount(rows, 3);
    await expect.element(page.getByRole('list', { name: 'Login sessions' })).toHaveFocus();

    await page.getByRole('button', { name: 'End all others' }).click();
    const question = page.getByRole('alertdialog', { name: 'End all other sessions?' });
    await expect.element(question).toBeVisible();
    await expectAccessible();
    await question.getByRole('button', { name: 'Not now' }).click();
    await expectCount(rows, 3);
    await page.getByRole('button', { name: 'End all others' }).click();
    await question.getByRole('button', { name: 'End all others' }).click();
    await expect
      .element(
        notifications().getByText('2 other sessions ended. You are still signed in here.', {
          exact: true,
        }),
      )
      .toBeVisible();
    await expectCount(rows, 1);
    await expect.element(page.getByText('You are signed in nowhere else.')).toBeVisible();
  });

  it('says what could not be listed or ended', async () => {
    const account = signIn();
    account.sessions = [{ ...buildSession(''), isCurrent: true }, buildSession('Safari on iOS')];
    const listAgain = answer('GET /api/account/sessions', { status: 500 });
    openPage('/settings');
    await opener.click();
    await expect.element(page.getByText('500 Internal Server Error')).toBeVisible();
    await expectAccessible();
    listAgain();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('Unknown device')).toBeVisible();
    answer('DELETE /api/account/sessions/*', {
      status: 500,
      json: { error: 'Broken.', code: 'internal' },
    });
    await page.getByRole('button', { name: /^End the session of Safari/ }).click();
    await expect
      .element(notifications().getByText('Session Not Ended', { exact: true }))
      .toBeVisible();
    await expect.element(rows.getByText('Safari on iOS')).toBeVisible();
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
