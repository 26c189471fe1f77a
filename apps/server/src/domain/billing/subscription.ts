import type { SubscriptionStatus } from '@clauselight/schema';
import type Stripe from 'stripe';

/** A subscription as far as it matters here. */
export interface ProviderSubscription {
  readonly status: SubscriptionStatus;
  /** The set-up of the card it began with. */
  readonly setupIntentId: string | undefined;
  readonly trialEndsAt: Date | null;
  /** When it ends or has ended; null where it goes on. */
  readonly endsAt: Date | null;
}

/** What all subscriptions of a person come to. */
export interface Standing {
  readonly status: SubscriptionStatus | null;
  readonly trialEndsAt: Date | null;
  readonly endsAt: Date | null;
}

/**
 * The provider's statuses in the words of the product. One that is unpaid, incomplete or paused waits, like one past due,
 * for a payment that its owner can make.
 * Source: Stripe API reference, the Subscription object, `status`.
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

/** The better first. */
const ranks: readonly SubscriptionStatus[] = ['active', 'trialing', 'past_due', 'canceled'];

export function presentSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const { cancel_at, cancel_at_period_end, ended_at, trial_end, metadata } = subscription;
  const periodEnd = subscription.items.data[0]?.current_period_end ?? null;
  return {
    // A status of the future is no reason to let somebody in.
    status: statuses[subscription.status] ?? 'past_due',
    setupIntentId: metadata.setupIntentId,
    // A trial that is cancelled at once ends with its subscription.
    trialEndsAt: toDate(trial_end === null ? null : Math.min(trial_end, ended_at ?? trial_end)),
    endsAt: toDate(ended_at ?? cancel_at ?? (cancel_at_period_end ? periodEnd : null)),
  };
}

/** Whether it stands in the way of another one. */
export function isLive({ status }: Pick<ProviderSubscription, 'status'>): boolean {
  return status !== 'canceled';
}

/** How a person stands with these subscriptions, the newest first: by the best of them; the trial is the latest there was. */
export function findStanding(subscriptions: readonly ProviderSubscription[]): Standing {
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
