import type { User } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { serveBilling, signIn } from '../../../test/account.ts';
import { expectCount, expectUsable } from '../../../test/checks.ts';
import { callsOf, hold } from '../../../test/network.ts';
import { openAsGuest, openPage } from '../../../test/open-page.tsx';

const choose = page.getByRole('button', { name: 'Choose a file' });

describe('what is left of the allowance', () => {
  it('stands where analyses are started, without moving anything as it comes', async () => {
    const { entitlement } = serveBilling();
    const letGo = hold('GET /api/entitlement', { json: entitlement });
    await page.viewport(360, 740);
    openAsGuest();
    await expect.element(choose).toBeVisible();
    await expect.poll(() => callsOf('GET /api/entitlement').length).toBeGreaterThan(0);
    const before = choose.element().getBoundingClientRect().y;
    letGo();
    await expect.element(page.getByText('2 of 3 free analyses left today')).toBeVisible();
    expect(choose.element().getBoundingClientRect().y).toBe(before);
    await expectUsable();
    await page.getByRole('link', { name: 'Unlimited with Pro' }).click();
    await expect.poll(() => location.pathname).toBe('/subscribe');
  });

  it.each([
    ['a subscriber', { subscriptionStatus: 'trialing' }, true],
    ['anybody on a server without billing', {}, false],
  ] as const satisfies (readonly [string, Partial<User>, boolean])[])(
    'is nothing to %s',
    async (_who, user, isBillingOn) => {
      if (isBillingOn) serveBilling();
      signIn(user);
      openPage('/');
      await expect.element(choose).toBeVisible();
      await expect.poll(() => callsOf('GET /api/analyses')).toHaveLength(1);
      await expectCount(page.getByText(/free analys[ie]s left today/), 0);
      expect(callsOf('GET /api/entitlement')).toEqual([]);
    },
  );
});
