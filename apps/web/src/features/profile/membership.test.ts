import { describe, expect, it } from 'vitest';
import { getBadge, getSubscriptionNote, getSubscriptionRows } from './membership.ts';

const noon = '2026-11-20T12:00:00Z';
const now = Date.parse(noon);

describe('a membership', () => {
  it.each([
    ['active', 'Pro Member', 'Active'],
    ['trialing', 'Trial Active', 'Trial'],
    ['past_due', 'Free User', 'Past Due'],
    ['canceled', 'Free User', 'Canceled'],
  ] as const)(
    'that is %s has the badge %s and the status %s',
    (subscriptionStatus, badge, name) => {
      expect(getBadge({ subscriptionStatus })).toBe(badge);
      expect(getSubscriptionRows({ subscriptionStatus }, now)).toEqual([
        { label: 'Status', value: name },
      ]);
    },
  );

  it('that does not exist has the badge Free User and the status No Subscription', () => {
    expect(getBadge({})).toBe('Free User');
    expect(getSubscriptionRows({}, now)).toEqual([{ label: 'Status', value: 'No Subscription' }]);
  });

  it.each([
    ['trialing', 'Trial Ends'],
    ['active', 'Trial Ended'],
    ['canceled', 'Trial Ended'],
    [undefined, 'Trial Ended'],
  ] as const)('whose status is %s says %s where the end of the trial is known', (status, label) => {
    const rows = getSubscriptionRows({ subscriptionStatus: status, trialEndsAt: noon }, now);
    expect(rows[1]).toEqual({ label, value: 'November 20, 2026' });
  });

  it.each([
    ['Access Ends', 'trialing', now - 1],
    ['Access Ended', 'trialing', now],
    ['Access Ended', 'canceled', now - 1],
  ] as const)('that was cancelled says %s where it is %s', (label, subscriptionStatus, time) => {
    const rows = getSubscriptionRows({ subscriptionStatus, subscriptionEndsAt: noon }, time);
    expect(rows[1]).toEqual({ label, value: 'November 20, 2026' });
  });

  it('names the customer where the payment provider knows one', () => {
    const rows = getSubscriptionRows(
      { subscriptionStatus: 'active', stripeCustomerId: 'cus_1' },
      now,
    );
    expect(rows).toContainEqual({ label: 'Customer ID', value: 'cus_1' });
  });

  it.each([
    [
      'what to do where the last payment failed',
      { subscriptionStatus: 'past_due' },
      /Change the card/,
    ],
    [
      'that nothing more is charged where it was cancelled',
      { subscriptionStatus: 'active', subscriptionEndsAt: '2026-11-21T12:00:00Z' },
      /nothing more is charged/,
    ],
  ] as const)('says %s', (_, user, note) => {
    expect(getSubscriptionNote(user, now)).toMatch(note);
  });

  it.each([
    {},
    { subscriptionStatus: 'active' },
    { subscriptionStatus: 'trialing' },
    { subscriptionStatus: 'canceled', subscriptionEndsAt: noon },
  ] as const)('says nothing more of %o', (user) => {
    expect(getSubscriptionNote(user, now)).toBeUndefined();
  });
});
