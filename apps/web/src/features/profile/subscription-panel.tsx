import type { User } from '@clauselight/schema';
import { Link } from 'wouter';
import { useServerFacts } from '../../lib/api/get-server.ts';
import { buttonClass } from '../../ui/button.tsx';
import { DataRows } from '../../ui/data-rows.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ManageSubscription } from './manage-subscription.tsx';
import { getSubscriptionNote, getSubscriptionRows } from './membership.ts';
import { t } from './messages.ts';

/** The person's subscription, and links to start or manage it. */
export function SubscriptionPanel({ user }: { user: User }) {
  const { data: server } = useServerFacts();
  const isBillingOn = server?.isBillingConfigured === true;
  const note = isBillingOn ? getSubscriptionNote(user, Date.now()) : undefined;
  const canManage = isBillingOn && user.stripeCustomerId !== undefined;
  const offer = getOffer(user, isBillingOn);
  return (
    <Panel title={t('profile.subscription.title')}>
      <DataRows rows={getSubscriptionRows(user, Date.now())} />
      {note && <p className="mt-3 border-l-3 border-line-strong py-1 pl-3">{note}</p>}
      {offer && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
          <p className="min-w-0">{t('profile.subscription.unlock')}</p>
          <Link href="/subscribe" className={buttonClass({ variant: 'primary' })}>
            {offer}
          </Link>
        </div>
      )}
      {canManage && (
        <div className="mt-4">
          <ManageSubscription />
        </div>
      )}
    </Panel>
  );
}

/** The label of the link to the plan; nothing if there is a subscription. */
function getOffer({ subscriptionStatus: status }: User, isBillingOn: boolean): string | undefined {
  if (status === undefined) return t('profile.subscription.start');
  return status === 'canceled' && isBillingOn ? t('profile.subscription.again') : undefined;
}
