import type { SubscriptionStatus, User } from '@clauselight/schema';
import type { DataRow } from '../../ui/data-rows.tsx';

const statusNames = {
  active: 'Active',
  trialing: 'Trial',
  past_due: 'Past Due',
  canceled: 'Canceled',
} as const satisfies Record<SubscriptionStatus, string>;

export const absent = 'N/A';

/** The badge of a person: what they have, in two words. */
export function getBadge({ subscriptionStatus }: Pick<User, 'subscriptionStatus'>): string {
  if (subscriptionStatus === 'active') return 'Pro Member';
  if (subscriptionStatus === 'trialing') return 'Trial Active';
  return 'Free User';
}

/** Status, end of the trial and customer id, as far as there are such. */
export function getSubscriptionRows(
  user: Pick<User, 'subscriptionStatus' | 'trialEndsAt' | 'stripeCustomerId'>,
): readonly DataRow[] {
  const { subscriptionStatus: status, trialEndsAt, stripeCustomerId } = user;
  const trialLabel = status === 'trialing' ? 'Trial Ends' : 'Trial Ended';
  return [
    { label: 'Status', value: status ? statusNames[status] : 'No Subscription' },
    ...(trialEndsAt ? [{ label: trialLabel, value: formatLongDate(trialEndsAt) }] : []),
    ...(stripeCustomerId ? [{ label: 'Customer ID', value: stripeCustomerId }] : []),
  ];
}

const longDate = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

/** A long US date such as `November 20, 2026`; `N/A` where there is none or it makes no sense. */
export function formatLongDate(iso: string | undefined): string {
  const time = Date.parse(iso ?? '');
  return Number.isNaN(time) ? absent : longDate.format(time);
}
