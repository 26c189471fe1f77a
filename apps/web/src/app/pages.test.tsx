import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { signIn } from '../../test/account.ts';
import { expectCount, expectText, expectUsable } from '../../test/checks.ts';
import { answer } from '../../test/network.ts';
import { openPage } from '../../test/open-page.tsx';

it.each([
  ['/profile', 'Profile'],
  ['/settings', 'Settings'],
  ['/uri-mismatch-help', 'Error 400: redirect_uri_mismatch'],
  ['/oauth-setup', 'Google OAuth Setup'],
  ['/auth-debug', 'Authentication Debug'],
  ['/sign-in-failed?reason=tampered', 'Sign-In Failed'],
  ['/unsubscribe?token=abc', 'Unsubscribe'],
  ['/subscribe', 'Start Your Free Trial'],
  ['/nowhere', '404 Page Not Found'],
])('an account page can be used by everybody at every width: %s', async (path, heading) => {
  signIn();
  answer('GET /api/auth/debug', {
    json: {
      domain: 'light.example',
      callbackURL: 'https://light.example/oauth2callback',
      hasGoogleCredentials: false,
    },
  });
  openPage(path);
  await expectText(page.getByRole('heading', { level: 1 }), heading);
  await expectCount(page.getByRole('status').filter({ hasText: 'Loading' }), 0);
  await expect.poll(() => document.title).toMatch(/.+ · Clauselight/);
  await expectUsable();
});
