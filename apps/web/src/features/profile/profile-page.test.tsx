import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { serveBilling, signIn } from '../../../test/account.ts';
import {
  expectAccessible,
  expectCount,
  expectText,
  expectUsable,
  notifications,
} from '../../../test/checks.ts';
import { answer, callsOf } from '../../../test/network.ts';
import { departures, openAsGuest, openPage } from '../../../test/open-page.tsx';

/** One gray pixel. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

const main = page.getByRole('main');
const manage = page.getByRole('button', { name: 'Manage subscription' });

it('the profile is denied to a guest, who is led to the dashboard', async () => {
  openAsGuest('/profile');
  await expect.element(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect.element(page.getByText('Please sign in to view your profile.')).toBeVisible();
  await expectAccessible();
  await expect
    .element(main.getByRole('link', { name: 'Sign In' }))
    .toHaveAttribute('href', '/api/auth/google?return_to=%2Fprofile');
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect
    .element(page.getByRole('heading', { name: 'Document Analysis Dashboard' }))
    .toBeVisible();
});

describe('the profile', () => {
  it('of a free user says who it is and offers the trial', async () => {
    signIn();
    openPage('/profile');
    await expect.element(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
    await expect.element(main.getByText('AL', { exact: true })).toBeVisible();
    await expect.element(main.getByText('Free User')).toBeVisible();
    await expect.element(main.getByText('Google Account')).toBeVisible();
    for (const [label, value] of [
      ['Email', 'ada.lovelace@example.com'],
      ['First Name', 'Ada'],
      ['Last Name', 'Lovelace'],
      ['Account Created', 'January 2, 2026'],
      ['Last Updated', 'November 20, 2026'],
      ['Status', 'No Subscription'],
    ] as const) {
      await expectText(page.getByRowLabel(label), value);
    }
    await page.getByRole('link', { name: 'Account Settings' }).click();
    await expect.element(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Profile' }).click();
    await page.getByRole('link', { name: 'Start Free Trial' }).click();
    await expect.poll(() => location.pathname).toBe('/subscribe');
  });

  it('leads back to the dashboard', async () => {
    signIn();
    openPage('/profile');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect
      .element(page.getByRole('heading', { name: 'Document Analysis Dashboard' }))
      .toBeVisible();
  });

  it('says N/A where a name is missing, and no word of Google for another provider', async () => {
    signIn({ firstName: undefined, lastName: undefined, provider: 'example' });
    openPage('/profile');
    await expect
      .element(page.getByRole('heading', { name: 'ada.lovelace', exact: true }))
      .toBeVisible();
    await expectText(page.getByRowLabel('First Name'), 'N/A');
    await expectCount(page.getByText('Google Account'), 0);
  });

  it('shows the picture where there is one', async () => {
    signIn({ profileImageUrl: picture });
    openPage('/profile');
    await expect.element(page.getByRole('img', { name: 'Portrait of Ada Lovelace' })).toBeVisible();
  });

  it('shows initials where the picture cannot be loaded, and never tells where it is shown', async () => {
    signIn({ profileImageUrl: 'data:image/png;base64,bm8gcGljdHVyZQ==' });
    openPage('/profile');
    await expect.element(main.getByText('AL', { exact: true })).toBeVisible();
    await expectCount(page.getByRole('img', { name: 'Portrait of Ada Lovelace' }), 0);
  });

  it.each([
    ['active', 'Pro Member', 'Active', 'Trial Ended'],
    ['trialing', 'Trial Active', 'Trial', 'Trial Ends'],
    ['past_due', 'Free User', 'Past Due', 'Trial Ended'],
    ['canceled', 'Free User', 'Canceled', 'Trial Ended'],
  ] as const)(
    'of a subscription that is %s says so and offers no trial',
    async (status, badge, name, trial) => {
      signIn({
        subscriptionStatus: status,
        trialEndsAt: '2026-11-29T12:00:00Z',
        stripeCustomerId: 'cus_QxYz1234567890',
      });
      openPage('/profile');
      await expect.element(main.getByText(badge, { exact: true })).toBeVisible();
      await expectText(page.getByRowLabel('Status'), name);
      await expectText(page.getByRowLabel(trial), 'November 29, 2026');
      await expectText(page.getByRowLabel('Customer ID'), 'cus_QxYz1234567890');
      await expectCount(page.getByRole('link', { name: 'Start Free Trial' }), 0);
    },
  );

  it.each([
    [
      'cancelled',
      { subscriptionStatus: 'active', subscriptionEndsAt: '2126-11-29T12:00:00Z' },
      'You have cancelled: nothing more is charged.',
    ],
    ['past due', { subscriptionStatus: 'past_due' }, 'The last payment did not go through.'],
  ] as const)(
    'of a subscription that is %s says what there is to do',
    async (state, change, note) => {
      serveBilling();
      signIn({ ...change, stripeCustomerId: 'cus_1' });
      openPage('/profile');
      await expect.element(page.getByText(note)).toBeVisible();
      await expectCount(page.getByRowLabel('Access Ends'), state === 'cancelled' ? 1 : 0);
      await expectUsable();
    },
  );

  it('of somebody whose subscription is over offers another', async () => {
    serveBilling();
    signIn({
      subscriptionStatus: 'canceled',
      subscriptionEndsAt: '2026-10-29T12:00:00Z',
      stripeCustomerId: 'cus_1',
    });
    openPage('/profile');
    await expectText(page.getByRowLabel('Access Ended'), 'October 29, 2026');
    await page.getByRole('link', { name: 'Subscribe Again' }).click();
    await expect.poll(() => location.pathname).toBe('/subscribe');
  });

  it('says nothing of a subscription to manage where billing is off', async () => {
    signIn({ subscriptionStatus: 'past_due', stripeCustomerId: 'cus_1' });
    openPage('/profile');
    await expectText(page.getByRowLabel('Status'), 'Past Due');
    await expectCount(manage, 0);
    await expectCount(page.getByText('The last payment did not go through.'), 0);
  });

  it('tells why the subscription cannot be managed now', async () => {
    serveBilling();
    signIn({ subscriptionStatus: 'active', stripeCustomerId: 'cus_1' });
    answer('POST /api/billing/portal', {
      status: 503,
      json: { error: 'The payment provider does not answer.', code: 'payment_unavailable' },
    });
    openPage('/profile');
    await manage.click();
    await expect
      .element(notifications().getByText('Subscription Not Opened', { exact: true }))
      .toBeVisible();
    // Once on the page, beside what is read aloud.
    await expect
      .element(notifications().getByText('The payment provider does not answer.', { exact: true }))
      .toBeVisible();
  });

  it('is fresh after a visit to the provider, and as the browser goes back to it', async () => {
    serveBilling();
    const account = signIn({ subscriptionStatus: 'past_due', stripeCustomerId: 'cus_1' });
    answer('POST /api/billing/portal', { json: { url: 'https://billing.example/visit' } });
    openPage('/profile');
    await manage.click();
    await expect.poll(() => departures).toEqual(['https://billing.example/visit']);
    account.user = { ...account.user, subscriptionStatus: 'active' };
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expectText(page.getByRowLabel('Status'), 'Active');
    expect(callsOf('POST /api/billing/refresh')).toHaveLength(1);
  });
});
