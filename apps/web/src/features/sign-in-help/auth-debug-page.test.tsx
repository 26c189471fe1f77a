import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { configure, signIn } from '../../../test/account.ts';
import { expectAccessible, expectText } from '../../../test/checks.ts';
import { answer } from '../../../test/network.ts';
import { openAsGuest } from '../../../test/open-page.tsx';

const test = page.getByRole('button', { name: 'Test Google OAuth' });

describe('the debugging of sign-in', () => {
  it('says who is signed in, and tests what the server answers', async () => {
    answer('GET /api/auth/google', { status: 302 });
    openAsGuest('/auth-debug');
    await expect.element(page.getByText('Not authenticated', { exact: true })).toBeVisible();
    await test.click();
    await expect.element(page.getByText(/sign-in is not configured on this server/)).toBeVisible();
    await expectAccessible();

    answer('GET /api/auth/google', { status: 503 });
    await test.click();
    await expect
      .element(page.getByText(/failed: the server answered with status 503/))
      .toBeVisible();

    answer('GET /api/auth/google', 'cut');
    await test.click();
    await expect.element(page.getByText(/failed: network error/)).toBeVisible();

    signIn();
    await page.getByRole('button', { name: 'Refresh Auth Status' }).click();
    await expect.element(page.getByText('Signed in as ada.lovelace@example.com.')).toBeVisible();
    await expect.element(page.getByText('"firstName": "Ada"')).toBeVisible();
    await expectText(page.getByRowLabel('Current domain'), location.host);
    await expectText(page.getByRowLabel('Redirect address'), `${location.origin}/oauth2callback`);
    await expect
      .element(page.getByRole('link', { name: 'Sign In with Google' }))
      .toHaveAttribute('href', '/api/auth/google?return_to=%2Fauth-debug');
  });

  it('succeeds where a configured sign-in redirects', async () => {
    configure({ isSignInConfigured: true });
    answer('GET /api/auth/google', { status: 302 });
    openAsGuest('/auth-debug');
    await test.click();
    await expect.element(page.getByText(/^Google OAuth test succeeded/)).toBeVisible();
  });
});
