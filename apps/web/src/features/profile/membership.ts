import { isSubscriber, type SubscriptionStatus, type User } from '@clauselight/schema';
import { formatLongDate } from '../../lib/long-date.ts';
import type { DataRow } from '../../ui/data-rows.tsx';
import { t } from './messages.ts';

const statusNames = {
  active: 'profile.status.active',
  trialing: 'profile.status.trial',
  past_due: 'profile.status.pastDue',
  canceled: 'profile.status.canceled',
} as const satisfies Record<SubscriptionStatus, string>;

/** The text of a person's badge. */
export function getBadge({ subscriptionStatus }: Pick<User, 'subscriptionStatus'>): string {
  if (subscriptionStatus === 'active') return t('profile.badge.pro');
  if (subscriptionStatus === 'trialing') return t('profile.badge.trial');
  return t('profile.badge.free');
}

type Subscription = Pick<
  User,
  'subscriptionStatus' | 'trialEndsAt' | 'subscriptionEndsAt' | 'stripeCustomerId'
>;

/** Status, end of the trial, end of a cancelled subscription and customer id, where known. `now` in milliseconds. */
export function getSubscriptionRows(user: Subscription, now: number): readonly DataRow[] {
  const { subscriptionStatus: status, trialEndsAt, subscriptionEndsAt, stripeCustomerId } = user;
  const trialLabel =
    status === 'trialing' ? t('profile.rows.trialEnds') : t('profile.rows.trialEnded');
  const isOver = status === 'canceled' || Date.parse(subscriptionEndsAt ?? '') <= now;
  const endLabel = isOver ? t('profile.rows.accessEnded') : t('profile.rows.accessEnds');
  return [
    {
      label: t('profile.rows.status'),
      value: status ? t(statusNames[status]) : t('profile.status.none'),
    },
    ...(trialEndsAt ? [{ label: trialLabel, value: formatLongDate(trialEndsAt) }] : []),
    ...(subscriptionEndsAt ? [{ label: endLabel, value: formatLongDate(subscriptionEndsAt) }] : []),
    ...(stripeCustomerId ? [{ label: t('profile.rows.customer'), value: stripeCustomerId }] : []),
  ];
}

/** What the person should know or do about the subscription, if anything. `now` in milliseconds. */
export function getSubscriptionNote(user: Subscription, now: number): string | undefined {
  const { subscriptionStatus: status, subscriptionEndsAt } = user;
  if (status === 'past_due') {
    return t('profile.note.pastDue');
  }
  if (isSubscriber(status) && Date.parse(subscriptionEndsAt ?? '') > now) {
    return t('profile.note.cancelled');
  }
  return undefined;
}
