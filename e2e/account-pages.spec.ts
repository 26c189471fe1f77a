import type { User } from '@clauselight/schema';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectUsable } from './checks.ts';
import { rowOf, signIn, takeMoney } from './stand-ins.ts';
import { enterAsGuest } from './steps.ts';
import { test } from './test.ts';

/** One grey pixel. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

const pages = [
  ['/profile', 'Profile'],
  ['/settings', 'Settings'],
  ['/uri-mismatch-help', 'Error 400: redirect_uri_mismatch'],
  ['/oauth-setup', 'Google OAuth Setup'],
  ['/auth-debug', 'Authentication Debug'],
  ['/sign-in-failed?reason=tampered', 'Sign-In Failed'],
  ['/unsubscribe?token=abc', 'Unsubscribe'],
  ['/subscribe', 'Start Your Free Trial'],
  ['/nowhere', '404 Page Not Found'],
] as const;

async function openAs(page: Page, [path, heading]: (typeof pages)[number]): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
}

for (const entry of pages) {
  test(`an account page can be used by everybody at every width: ${entry[0]}`, async ({ page }) => {
    await signIn(page);
    await openAs(page, entry);
    await expect(page).toHaveTitle(/.+ · Clauselight/);
    await expectUsable(page);
  });
}

test.describe('the profile', () => {
  test('is denied to a guest, who is led to the dashboard', async ({ page }) => {
    await enterAsGuest(page);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(page.getByText('Please sign in to view your profile.')).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/api/auth/google?return_to=%2Fprofile',
    );
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Document Analysis Dashboard' })).toBeVisible();
  });

  test('of a free user says who it is and offers the trial', async ({ page }) => {
    await signIn(page);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText('AL', { exact: true })).toBeVisible();
    await expect(main.getByText('Free User')).toBeVisible();
    await expect(main.getByText('Google Account')).toBeVisible();
    for (const [label, value] of [
      ['Email', 'ada.lovelace@example.com'],
      ['First Name', 'Ada'],
      ['Last Name', 'Lovelace'],
      ['Account Created', 'January 2, 2026'],
      ['Last Updated', 'November 20, 2026'],
      ['Status', 'No Subscription'],
    ] as const) {
      await expect(rowOf(page, label)).toHaveText(value);
    }
    await page.getByRole('link', { name: 'Account Settings' }).click();
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Profile' }).click();
    await page.getByRole('link', { name: 'Start Free Trial' }).click();
    await expect(page).toHaveURL(/\/subscribe$/);
  });

  test('says N/A where a name is missing, and no word of Google for another provider', async ({
    page,
  }) => {
    await signIn(page, { firstName: undefined, lastName: undefined, provider: 'example' });
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'ada.lovelace', exact: true })).toBeVisible();
    await expect(rowOf(page, 'First Name')).toHaveText('N/A');
    await expect(page.getByText('Google Account')).toHaveCount(0);
  });

  test('shows the picture where there is one', async ({ page }) => {
    await signIn(page, { profileImageUrl: picture });
    await page.goto('/profile');
    await expect(page.getByRole('img', { name: 'Portrait of Ada Lovelace' })).toBeVisible();
  });

  test('shows initials where the picture cannot be loaded, and never tells where it is shown', async ({
    page,
    server,
  }) => {
    const referrers: (string | undefined)[] = [];
    await page.route('**/no-such-picture.png', async (route) => {
      referrers.push((await route.request().allHeaders()).referer);
      await route.fulfill({ status: 404 });
    });
    await signIn(page, { profileImageUrl: `${server.address}/no-such-picture.png` });
    await page.goto('/profile');
    await expect(page.getByRole('main').getByText('AL', { exact: true })).toBeVisible();
    await expect.poll(() => referrers.length).toBeGreaterThan(0);
    expect(referrers.filter(Boolean)).toEqual([]);
    await expect(page.getByRole('img', { name: 'Portrait of Ada Lovelace' })).toHaveCount(0);
  });

  for (const [status, badge, name, trial] of [
    ['active', 'Pro Member', 'Active', 'Trial Ended'],
    ['trialing', 'Trial Active', 'Trial', 'Trial Ends'],
    ['past_due', 'Free User', 'Past Due', 'Trial Ended'],
    ['canceled', 'Free User', 'Canceled', 'Trial Ended'],
  ] as const) {
    test(`of a subscription that is ${status} says so and offers no trial`, async ({ page }) => {
      await signIn(page, {
        subscriptionStatus: status,
        trialEndsAt: '2026-11-29T12:00:00Z',
        stripeCustomerId: 'cus_QxYz1234567890',
      });
      await page.goto('/profile');
      await expect(page.getByRole('main').getByText(badge, { exact: true })).toBeVisible();
      await expect(rowOf(page, 'Status')).toHaveText(name);
      await expect(rowOf(page, trial)).toHaveText('November 29, 2026');
      await expect(rowOf(page, 'Customer ID')).toHaveText('cus_QxYz1234567890');
      await expect(page.getByRole('link', { name: 'Start Free Trial' })).toHaveCount(0);
    });
  }

  for (const [state, change, note] of [
    [
      'cancelled',
      { subscriptionStatus: 'active', subscriptionEndsAt: '2126-11-29T12:00:00Z' },
      'You have cancelled: nothing more is charged.',
    ],
    ['past due', { subscriptionStatus: 'past_due' }, 'The last payment did not go through.'],
  ] as const) {
    test(`of a subscription that is ${state} says what there is to do`, async ({ page }) => {
      await takeMoney(page);
      await signIn(page, { ...change, stripeCustomerId: 'cus_1' });
      await page.goto('/profile');
      await expect(page.getByText(note)).toBeVisible();
      await expect(rowOf(page, 'Access Ends')).toHaveCount(state === 'cancelled' ? 1 : 0);
      await expectUsable(page);
    });
  }

  test('of somebody whose subscription is over offers another', async ({ page }) => {
    await takeMoney(page);
    await signIn(page, {
      subscriptionStatus: 'canceled',
      subscriptionEndsAt: '2026-10-29T12:00:00Z',
      stripeCustomerId: 'cus_1',
    });
    await page.goto('/profile');
    await expect(rowOf(page, 'Access Ended')).toHaveText('October 29, 2026');
    await page.getByRole('link', { name: 'Subscribe Again' }).click();
    await expect(page).toHaveURL(/\/subscribe$/);
  });

  test('says nothing of a subscription to manage where billing is off', async ({ page }) => {
    await signIn(page, { subscriptionStatus: 'past_due', stripeCustomerId: 'cus_1' });
    await page.goto('/profile');
    await expect(rowOf(page, 'Status')).toHaveText('Past Due');
    await expect(page.getByRole('button', { name: 'Manage subscription' })).toHaveCount(0);
    await expect(page.getByText('The last payment did not go through.')).toHaveCount(0);
  });

  test('tells why the subscription cannot be managed now', async ({ page }) => {
    await takeMoney(page);
    await signIn(page, { subscriptionStatus: 'active', stripeCustomerId: 'cus_1' });
    await page.goto('/profile');
    await page.route('**/api/billing/portal', (route) =>
      route.fulfill({
        status: 503,
        json: { error: 'The payment provider does not answer.', code: 'payment_unavailable' },
      }),
    );
    await page.getByRole('button', { name: 'Manage subscription' }).click();
    await expect(page.getByText('Subscription Not Opened', { exact: true })).toBeVisible();
    // Once on the page, beside what is read aloud.
    const reason = page.getByText('The payment provider does not answer.', { exact: true });
    await expect(reason).toBeVisible();
  });

  test('is fresh after a visit to the provider, and as the browser goes back to it', async ({
    page,
  }) => {
    const user: Partial<User> = { subscriptionStatus: 'past_due', stripeCustomerId: 'cus_1' };
    const billing = await takeMoney(page);
    await signIn(page, user);
    await page.goto('/profile');
    await page.route('**/api/billing/portal', (route) =>
      route.fulfill({ json: { url: page.url() } }),
    );
    await page.getByRole('button', { name: 'Manage subscription' }).click();
    await expect.poll(() => billing.refreshes).toBe(1);
    user.subscriptionStatus = 'active';
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect(rowOf(page, 'Status')).toHaveText('Active');
    expect(billing.refreshes).toBe(1);
  });
});
