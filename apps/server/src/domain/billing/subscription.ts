import type { SubscriptionStatus } from '@clauselight/schema';
import type Stripe from 'stripe';

/** The properties of a subscription that the product uses. */
export interface ProviderSubscription {
  readonly status: SubscriptionStatus;
  /** The setup of the card with which it began. */
  readonly setupIntentId: string | undefined;
  readonly trialEndsAt: Date | null;
  /** When it ends or ended; null if it renews. */
  readonly endsAt: Date | null;
}

/** The combined status of all subscriptions of a person. */
export interface SubscriptionState {
  readonly status: SubscriptionStatus | null;
  readonly trialEndsAt: Date | null;
  readonly endsAt: Date | null;
}

/**
 * The product's status for each of the provider's. `unpaid`, `incomplete` and `paused` wait, like `past_due`, for a
 * payment that the owner can make. Source: Stripe API reference, the Subscription object, `status`.
 */
const statuses: Readonly<Record<Stripe.Subscription.Status, SubscriptionStatus>> = {
  active: 'active',
  trialing: 'trialing',
  past_due: 'past_due',
  unpaid: 'past_due',
  incomplete: 'past_due',
  paused: 'past_due',
  canceled: 'canceled',
  incomplete_expired: 'canceled',
};

/** Best status first. */
const ranks: readonly SubscriptionStatus[] = ['active', 'trialing', 'past_due', 'canceled'];

export function presentSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const { cancel_at, cancel_at_period_end, ended_at, trial_end, metadata } = subscription;
  const periodEnd = subscription.items.data[0]?.current_period_end ?? null;
  return {
    // An unknown status gives no access.
    status: statuses[subscription.status] ?? 'past_due',
    setupIntentId: metadata.setupIntentId,
    // A trial that is canceled immediately ends with its subscription.
    trialEndsAt: toDate(trial_end === null ? null : Math.min(trial_end, ended_at ?? trial_end)),
    endsAt: toDate(ended_at ?? cancel_at ?? (cancel_at_period_end ? periodEnd : null)),
  };
}

/** Whether it prevents another subscription. */
export function isLive({ status }: Pick<ProviderSubscription, 'status'>): boolean {
  return status !== 'canceled';
}

/** A person's status from these subscriptions, newest first: the best one counts. The trial is the latest one. */
export function combineSubscriptions(
  subscriptions: readonly ProviderSubscription[],
): SubscriptionState {
  const best = ranks
    .map((rank) => subscriptions.find(({ status }) => status === rank))
    .find((subscription) => subscription !== undefined);
  const trial = subscriptions.find(({ trialEndsAt }) => trialEndsAt !== null);
  return {
    status: best?.status ?? null,
    trialEndsAt: trial?.trialEndsAt ?? null,
    endsAt: best?.endsAt ?? null,
  };
}

function toDate(seconds: number | null): Date | null {
  return seconds === null ? null : new Date(seconds * 1000);
}
