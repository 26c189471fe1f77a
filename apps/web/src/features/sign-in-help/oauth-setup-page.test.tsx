import type { SignInSetup } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { configure } from '../../../test/account.ts';
import { expectAccessible, expectCount, expectUsable } from '../../../test/checks.ts';
import { answer, hold } from '../../../test/network.ts';
import { openPage } from '../../../test/open-page.tsx';

const setup: SignInSetup = {
  domain: 'light.example',
  callbackURL: 'https://light.example/oauth2callback',
  hasGoogleCredentials: false,
};
const test = page.getByRole('link', { name: 'Test Google Sign In' });

describe('the set-up of sign-in', () => {
  it('says what is missing, with the addresses to register', async () => {
    answer('GET /api/auth/debug', { json: setup });
    openPage('/oauth-setup');
    await expect.element(page.getByText('Missing Credentials')).toBeVisible();
    await expect.element(page.getByText('https://light.example', { exact: true })).toBeVisible();
    await expect.element(page.getByText(setup.callbackURL, { exact: true })).toBeVisible();
    await expectCount(page.getByRole('button', { name: /^Copy/ }), 2);
    await expect.element(page.getByRole('button', { name: 'Test Google Sign In' })).toBeDisabled();
    await page.getByRole('link', { name: 'Back to App' }).click();
    await expect.element(page.getByRole('button', { name: 'Continue as Guest' })).toBeVisible();
  });

  it('says where credentials are configured', async () => {
    answer('GET /api/auth/debug', { json: { ...setup, hasGoogleCredentials: true } });
    configure({ isSignInConfigured: true });
    openPage('/oauth-setup');
    await expect.element(page.getByText('Credentials Configured')).toBeVisible();
    await expect.element(page.getByText('https://light.example', { exact: true })).toBeVisible();
    await expect.element(test).toHaveAttribute('href', '/api/auth/google');
    await expectAccessible();
  });

  it('waits, says when it cannot be loaded, and can be asked for again', async () => {
    const letGo = hold('GET /api/auth/debug', {
      status: 500,
      json: { error: 'Broken.', code: 'internal' },
    });
    openPage('/oauth-setup');
    await expect.element(page.getByText('Loading OAuth configuration…')).toBeVisible();
    letGo();
    await expect
      .element(page.getByText('Unable to load OAuth configuration. Please try again.'))
      .toBeVisible();
    await expectAccessible();
    answer('GET /api/auth/debug', { json: setup });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('Missing Credentials')).toBeVisible();
  });

  it('has the steps that there are to take', async () => {
    answer('GET /api/auth/debug', { json: setup });
    openPage('/oauth-setup');
    const steps = page.getByRole('region', { name: 'Setup guide' }).getByRole('listitem');
    await expectCount(steps, 6);
    for (const step of [
      'Set the consent screen to External',
      'Publish it to production',
      'Remove domain restrictions',
    ]) {
      await expect.element(steps.getByRole('heading', { name: step })).toBeVisible();
    }
  });

  it('says that a provider for development stands in', async () => {
    answer('GET /api/auth/debug', { json: setup });
    configure({ isSignInConfigured: false, isDevelopmentSignIn: true });
    openPage('/oauth-setup');
    await expect
      .element(page.getByRole('region', { name: 'Development sign-in' }))
      .toHaveTextContent('A development identity provider stands in for Google');
    await expect.element(test).toHaveAttribute('href', '/api/auth/google');
    await expectUsable();
  });
});
