import type { SignInFailure } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signIn } from '../../../test/account.ts';
import { expectText, expectUsable, pressUntilFocused } from '../../../test/checks.ts';
import { openPage } from '../../../test/open-page.tsx';

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

const again = page.getByRole('link', { name: 'Try Again' });
const dashboard = page.getByRole('heading', { name: 'Document Analysis Dashboard' });

describe('a sign-in that failed', () => {
  it.each(Object.entries(words))(
    'because of %s says so to somebody who has not come in',
    async (reason, told) => {
      openPage(`/sign-in-failed?reason=${reason}`);
      await expectText(page.getByRole('heading', { level: 1 }), 'Sign-In Failed');
      await expect.element(page.getByRole('main')).toHaveTextContent(told);
      await expect.element(again).toHaveAttribute('href', '/api/auth/google');
      const help = reason === 'mismatch' ? /redirect address/ : /sign-in is set up/;
      await expect.element(page.getByRole('link', { name: help })).toBeVisible();
    },
  );

  it('can be tried again from where it began, or given up', async () => {
    openPage('/sign-in-failed?reason=expired&return_to=%2Fsettings');
    await expect.element(again).toHaveAttribute('href', '/api/auth/google?return_to=%2Fsettings');
    await expectUsable();
    await pressUntilFocused(page.getByRole('button', { name: 'Continue as Guest' }));
    await userEvent.keyboard('{Enter}');
    await expect.element(dashboard).toBeVisible();
  });

  it('leads nowhere else than to this site', async () => {
    openPage('/sign-in-failed?reason=expired&return_to=https%3A%2F%2Felsewhere.example');
    await expect.element(again).toHaveAttribute('href', '/api/auth/google');
  });

  it('leaves somebody signed in who was', async () => {
    signIn();
    openPage('/sign-in-failed?reason=denied');
    await expect.element(page.getByText('The session you had before goes on.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await expect.element(dashboard).toBeVisible();
  });
});
