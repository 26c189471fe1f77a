import type { User } from '@clauselight/schema';
import type { ReactNode } from 'react';
import { absent, formatLongDate } from '../../lib/long-date.ts';
import { product } from '../../lib/product.ts';
import { DataRows } from '../../ui/data-rows.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AccountActions } from './account-actions.tsx';
import { t } from './messages.ts';
import { PersonHead } from './person-head.tsx';
import { SubscriptionPanel } from './subscription-panel.tsx';
import { useFreshSubscription } from './use-fresh-subscription.ts';

interface ProfilePageProps {
  user: User;
  /** The list of links that the person shares. */
  sharedLinks: ReactNode;
}

/** The account data and the subscription of the signed-in person. */
export function ProfilePage({ user, sharedLinks }: ProfilePageProps) {
  useFreshSubscription();
  const rows = [
    { label: t('profile.page.email'), value: user.email || absent },
    { label: t('profile.page.firstName'), value: user.firstName || absent },
    { label: t('profile.page.lastName'), value: user.lastName || absent },
    { label: t('profile.page.created'), value: formatLongDate(user.createdAt) },
    { label: t('profile.page.updated'), value: formatLongDate(user.updatedAt) },
  ];
  return (
    <>
      <title>{`${t('profile.page.title')} · ${product.name}`}</title>
      <PageHead
        title={t('profile.page.title')}
        back={{ href: '/', label: t('profile.page.back') }}
      />
      <PersonHead user={user} />
      <div className="mt-10 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-2">
        <div className="space-y-10">
          <Panel title={t('profile.page.account')}>
            <DataRows rows={rows} />
          </Panel>
          {sharedLinks}
        </div>
        <div className="space-y-10">
          <SubscriptionPanel user={user} />
          <AccountActions />
        </div>
      </div>
    </>
  );
}
