import { plan, type User } from '@clauselight/schema';
import { Link } from 'wouter';
import { useBillingPortal } from '../../lib/api/open-billing-portal.ts';
import { createFailureNotice } from '../../lib/failure-notice.ts';
import { formatLongDate } from '../../lib/long-date.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useToast } from '../../ui/toast-context.ts';

/** What a subscriber has, and the way to change it. */
export function CurrentSubscription({ user }: { user: User }) {
  const toast = useToast();
  const portal = useBillingPortal();
  const { title, text } = describeSubscription(user);
  return (
    <Panel title={title}>
      <p className="max-w-[52ch]">{text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          variant="primary"
          disabled={portal.isPending}
          onClick={() =>
            portal.mutate(undefined, {
              onError: (error) =>
                toast(createFailureNotice(error, { title: 'Subscription Not Opened' })),
            })
          }
        >
          Manage subscription
        </Button>
        <Link href="/profile" className={buttonClass()}>
          Your profile
        </Link>
      </div>
    </Panel>
  );
}

type Subscription = Pick<User, 'subscriptionStatus' | 'trialEndsAt' | 'subscriptionEndsAt'>;

/** A subscription in words: what it is, and what is charged next. */
export function describeSubscription(user: Subscription): { title: string; text: string } {
  const { subscriptionStatus: status, trialEndsAt, subscriptionEndsAt } = user;
  const price = `$${plan.priceUsd}`;
  if (status === 'past_due') {
    return {
      title: 'Your last payment did not go through',
      text: 'Please change the card under “Manage subscription”. As soon as the payment goes through, your analyses are unlimited again.',
    };
  }
  const title =
    status === 'trialing' ? 'Your free trial is running' : 'You are subscribed to the Pro plan';
  if (subscriptionEndsAt !== undefined) {
    return {
      title,
      text: `You have cancelled. Everything stays unlimited until ${formatLongDate(subscriptionEndsAt)}, and nothing more is charged.`,
    };
  }
  const text =
    status === 'trialing'
      ? `Everything is unlimited. After ${formatLongDate(trialEndsAt)}, ${price} is charged every month, unless you cancel before.`
      : `Everything is unlimited. ${price} is charged every month until you cancel.`;
  return { title, text };
}
