import { isSubscriber, type SubscriptionStatus } from '@clauselight/schema';

/** Whether there is a subscription to manage, paid for or not. */
export function hasSubscription(status: SubscriptionStatus | undefined): boolean {
  return isSubscriber(status) || status === 'past_due';
}
