import type { SignInFailure } from '@clauselight/schema';
import { expect } from '@playwright/test';
import { expectAccessible, expectUsable, pressUntilFocused } from './checks.ts';
import { configure, signIn } from './stand-ins.ts';
import { enterAsGuest } from './steps.ts';
import { test } from './test.ts';

test.describe('a sign-in', () => {
  test('comes back to the page it began on', async ({ page }) => {
    await enterAsGuest(page);
    await page.goto('/analytics?kind=contract');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/auth/google/simple?return_to=%2Fanalytics%3Fkind%3Dcontract',
    );
    await page.goto('/?analysis=a&tab=summary');
    await expect(page.getByRole('link', { name: 'Sign in with Google' })).toHaveAttribute(
      'href',
      '/api/auth/google?return_to=%2F%3Fanalysis%3Da%26tab%3Dsummary',
    );
  });

  test('comes back to the page that the first page stands before', async ({ page }) => {
    await page.goto('/settings');
    await expect(page.getByRole('link', { name: 'Sign In with Google' })).toHaveAttribute(
      'href',
      '/api/auth/google?return_to=%2Fsettings',
    );
  });

  test('by a provider for development is called so', async ({ page }) => {
    await configure(page, { isSignInConfigured: false, isDevelopmentSignIn: true });
    await page.goto('/');
    await expect(
      page.getByText('A development identity provider stands in for Google on this server'),
    ).toBeVisible();
    await expectAccessible(page);
    await page.goto('/oauth-setup');
    await expect(page.getByRole('region', { name: 'Development sign-in' })).toContainText(
      'A development identity provider stands in for Google',
    );
    await expect(page.getByRole('link', { name: 'Test Google Sign In' })).toHaveAttribute(
      'href',
      '/api/auth/google',
    );
    await expectUsable(page);
  });
});

test.describe('a sign-in that failed', () => {
  const words: Record<SignInFailure | 'nonsense', string> = {
    denied: 'You did not allow the identity provider to say who you are.',
    expired: 'This sign-in took too long, or it was used before.',
    tampered: 'What came back does not belong to a sign-in that began in this browser.',
    mismatch: 'The identity provider does not know the address it should return to.',
    unverified: 'The identity provider has not confirmed your e-mail address.',
    unavailable: 'The identity provider could not be reached.',
    failed: 'The identity provider ended the sign-in with an error.',
    nonsense: 'The identity provider ended the sign-in with an error.',
  };
  for (const [reason, told] of Object.entries(words)) {
    test(`because of ${reason} says so to somebody who has not come in`, async ({ page }) => {
      await page.goto(`/sign-in-failed?reason=${reason}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign-In Failed');
      await expect(page.getByRole('main')).toContainText(told);
      await expect(page.getByRole('link', { name: 'Try Again' })).toHaveAttribute(
        'href',
        '/api/auth/google',
      );
      await expect(
        page.getByRole('link', {
          name: reason === 'mismatch' ? /redirect address/ : /sign-in is set up/,
        }),
      ).toBeVisible();
    });
  }

  test('can be tried again from where it began, or given up', async ({ page }) => {
    await page.goto('/sign-in-failed?reason=expired&return_to=%2Fsettings');
    await expect(page.getByRole('link', { name: 'Try Again' })).toHaveAttribute(
      'href',
      '/api/auth/google?return_to=%2Fsettings',
    );
    await expectUsable(page);
    await pressUntilFocused(page, 'button', 'Continue as Guest');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Document Analysis Dashboard' })).toBeVisible();
  });

  test('leads nowhere else than to this site', async ({ page }) => {
    await page.goto('/sign-in-failed?reason=expired&return_to=https%3A%2F%2Felsewhere.example');
    await expect(page.getByRole('link', { name: 'Try Again' })).toHaveAttribute(
      'href',
      '/api/auth/google',
    );
  });

  test('leaves somebody signed in who was', async ({ page }) => {
    await signIn(page);
    await page.goto('/sign-in-failed?reason=denied');
    await expect(page.getByText('The session you had before goes on.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Document Analysis Dashboard' })).toBeVisible();
  });
});

test.describe('the link to unsubscribe', () => {
  test('asks for one click, and says what is off and where it is switched on', async ({ page }) => {
    const sent: unknown[] = [];
    await page.route('**/api/unsubscribe', (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ status: 204 });
    });
    await page.goto('/unsubscribe?token=a.b-c_d');
    await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
    await expectUsable(page);
    expect(sent).toEqual([]);
    await pressUntilFocused(page, 'button', 'Unsubscribe');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'E-mail is off' })).toBeFocused();
    expect(sent).toEqual([{ token: 'a.b-c_d' }]);
    await expect(
      page.getByText('Email Notifications and Daily Digest are switched off'),
    ).toBeVisible();
    await expectUsable(page);
    await expect(page.getByRole('link', { name: 'settings' })).toHaveAttribute('href', '/settings');
  });

  test('that is not whole says so', async ({ page }) => {
    const told = 'This link is not complete.';
    await page.goto('/unsubscribe');
    await expect(page.getByRole('alert')).toContainText(told);
    await expect(page.getByRole('button', { name: 'Unsubscribe' })).toHaveCount(0);
    await page.route('**/api/unsubscribe', (route) =>
      route.fulfill({
        status: 400,
        json: { error: `${told} Use it as it stands.`, code: 'invalid_unsubscribe_link' },
      }),
    );
    await page.goto('/unsubscribe?token=wrong');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('alert')).toContainText(told);
    await expectAccessible(page);
  });
});
