import { describe, expect, it } from 'vitest';
import { formatLongDate, getBadge, getSubscriptionRows } from './membership.ts';

const noon = '2026-11-20T12:00:00Z';

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
      expect(getSubscriptionRows({ subscriptionStatus })).toEqual([
        { label: 'Status', value: name },
      ]);
    },
  );

  it('that does not exist has the badge Free User and the status No Subscription', () => {
    expect(getBadge({})).toBe('Free User');
    expect(getSubscriptionRows({})).toEqual([{ label: 'Status', value: 'No Subscription' }]);
  });

  it.each([
    ['trialing', 'Trial Ends'],
    ['active', 'Trial Ended'],
    ['canceled', 'Trial Ended'],
    [undefined, 'Trial Ended'],
  ] as const)('whose status is %s says %s where the end of the trial is known', (status, label) => {
    const rows = getSubscriptionRows({ subscriptionStatus: status, trialEndsAt: noon });
    expect(rows[1]).toEqual({ label, value: 'November 20, 2026' });
  });

  it('names the customer where the payment provider knows one', () => {
    const rows = getSubscriptionRows({ subscriptionStatus: 'active', stripeCustomerId: 'cus_1' });
    expect(rows).toContainEqual({ label: 'Customer ID', value: 'cus_1' });
  });
});

describe('a long date', () => {
  it.each([undefined, '', 'soon', '2026-13-40'])('is N/A for %j', (iso) => {
    expect(formatLongDate(iso)).toBe('N/A');
  });
});
