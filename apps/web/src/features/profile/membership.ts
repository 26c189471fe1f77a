import { isSubscriber, type SubscriptionStatus, type User } from '@clauselight/schema';
import { formatLongDate } from '../../lib/long-date.ts';
import type { DataRow } from '../../ui/data-rows.tsx';

const statusNames = {
  active: 'Active',
  trialing: 'Trial',
  past_due: 'Past Due',
  canceled: 'Canceled',
} as const satisfies Record<SubscriptionStatus, string>;

/** The badge of a person: what they have, in two words. */
export function getBadge({ subscriptionStatus }: Pick<User, 'subscriptionStatus'>): string {
  if (subscriptionStatus === 'active') return 'Pro Member';
  if (subscriptionStatus === 'trialing') return 'Trial Active';
  return 'Free User';
}

type Subscription = Pick<
  User,
  'subscriptionStatus' | 'trialEndsAt' | 'subscriptionEndsAt' | 'stripeCustomerId'
>;

/** Status, end of the trial, end of what was cancelled and customer id, as far as there are such. `now` in milliseconds. */
export function getSubscriptionRows(user: Subscription, now: number): readonly DataRow[] {
  const { subscriptionStatus: status, trialEndsAt, subscriptionEndsAt, stripeCustomerId } = user;
  const trialLabel = status === 'trialing' ? 'Trial Ends' : 'Trial Ended';
  const isOver = status === 'canceled' || Date.parse(subscriptionEndsAt ?? '') <= now;
  const endLabel = isOver ? 'Access Ended' : 'Access Ends';
  return [
    { label: 'Status', value: status ? statusNames[status] : 'No Subscription' },
    ...(trialEndsAt ? [{ label: trialLabel, value: formatLongDate(trialEndsAt) }] : []),
    ...(subscriptionEndsAt ? [{ label: endLabel, value: formatLongDate(subscriptionEndsAt) }] : []),
    ...(stripeCustomerId ? [{ label: 'Customer ID', value: stripeCustomerId }] : []),
  ];
}

/** What there is to do or to know beside the rows, if anything. `now` in milliseconds. */
export function getSubscriptionNote(user: Subscription, now: number): string | undefined {
  const { subscriptionStatus: status, subscriptionEndsAt } = user;
  if (status === 'past_due') {
    return 'The last payment did not go through. Change the card under “Manage subscription”: once the payment goes through, your analyses are unlimited again.';
  }
  if (isSubscriber(status) && Date.parse(subscriptionEndsAt ?? '') > now) {
    return 'You have cancelled: nothing more is charged. Under “Manage subscription” you can take that back.';
  }
  return undefined;
}
