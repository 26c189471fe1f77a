import type { User } from '@clauselight/schema';
import type { ReactNode } from 'react';
import { absent, formatLongDate } from '../../lib/long-date.ts';
import { product } from '../../lib/product.ts';
import { DataRows } from '../../ui/data-rows.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AccountActions } from './account-actions.tsx';
import { PersonHead } from './person-head.tsx';
import { SubscriptionPanel } from './subscription-panel.tsx';
import { useFreshSubscription } from './use-fresh-subscription.ts';

interface ProfilePageProps {
  user: User;
  /** What the person shares. */
  sharedLinks: ReactNode;
}

/** Who the signed-in person is to this server, and what they have. */
export function ProfilePage({ user, sharedLinks }: ProfilePageProps) {
  useFreshSubscription();
  const rows = [
    { label: 'Email', value: user.email || absent },
    { label: 'First Name', value: user.firstName || absent },
    { label: 'Last Name', value: user.lastName || absent },
    { label: 'Account Created', value: formatLongDate(user.createdAt) },
    { label: 'Last Updated', value: formatLongDate(user.updatedAt) },
  ];
  return (
    <>
      <title>{`Profile · ${product.name}`}</title>
      <PageHead title="Profile" back={{ href: '/', label: 'Back to Dashboard' }} />
      <PersonHead user={user} />
      <div className="mt-10 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-2">
        <div className="space-y-10">
          <Panel title="Account Information">
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
