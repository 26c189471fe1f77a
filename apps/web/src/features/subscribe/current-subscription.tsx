import { plan, type User } from '@clauselight/schema';
import { Link } from 'wouter';
import { useBillingPortal } from '../../lib/api/open-billing-portal.ts';
import { createFailureNotice } from '../../lib/failure-notice.ts';
import { formatLongDate } from '../../lib/long-date.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useToast } from '../../ui/toast-context.ts';
import { t } from './messages.ts';

/** The current subscription, and a button to manage it. */
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
                toast(createFailureNotice(error, { title: t('subscribe.current.notOpened') })),
            })
          }
        >
          {t('subscribe.current.manage')}
        </Button>
        <Link href="/profile" className={buttonClass()}>
          {t('subscribe.current.profile')}
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
      title: t('subscribe.current.unpaid'),
      text: t('subscribe.current.unpaidText'),
    };
  }
  const title =
    status === 'trialing' ? t('subscribe.current.trial') : t('subscribe.current.subscribed');
  if (subscriptionEndsAt !== undefined) {
    return {
      title,
      text: t('subscribe.current.cancelledText', { end: formatLongDate(subscriptionEndsAt) }),
    };
  }
  const text =
    status === 'trialing'
      ? t('subscribe.current.trialText', { end: formatLongDate(trialEndsAt), price })
      : t('subscribe.current.subscribedText', { price });
  return { title, text };
}
